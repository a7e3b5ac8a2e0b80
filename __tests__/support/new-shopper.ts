import type { Database } from '../../shop-api/db/database.ts';
import type { Context } from '../../shop-api/domain/kernel/context.ts';
import { createVisitor } from '../../shop-api/domain/session/visitors.ts';
import { FixedClock } from '../../shop-api/providers/clock.ts';
import { testDeps } from './test-deps.ts';

/** Creates a visitor, in the form that verbs are given. */
export async function newVisitor(db: Database, now = '2026-01-14T06:30:00Z'): Promise<Context> {
  const clock = new FixedClock(new Date(now));
  const ctx: Context = { ...testDeps({ db, clock }), who: { kind: 'nobody' }, address: 'unknown' };
  return { ...ctx, who: { kind: 'visitor', visitorId: await createVisitor({ ctx }) } };
}
