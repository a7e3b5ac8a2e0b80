import type { Database } from '../../shop-api/db/database.ts';
import type { Context } from '../../shop-api/domain/context.ts';
import { createVisitor } from '../../shop-api/domain/identity/create-visitor.ts';
import { FixedClock } from '../../shop-api/providers/clock/clock.ts';
import { testDeps } from './test-deps.ts';

/** A visitor nobody knew before, as verbs are given them. */
export async function newVisitor(db: Database, now = '2026-01-14T06:30:00Z'): Promise<Context> {
  const clock = new FixedClock(new Date(now));
  const ctx: Context = { ...testDeps({ db, clock }), who: { kind: 'nobody' }, address: 'unknown' };
  return { ...ctx, who: { kind: 'visitor', visitorId: await createVisitor({ ctx }) } };
}
