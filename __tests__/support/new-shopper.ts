import type { Database } from '../../shop-api/db/database.ts';
import type { Context } from '../../shop-api/domain/context.ts';
import { createVisitor } from '../../shop-api/domain/identity/create-visitor.ts';
import { FixedClock } from '../../shop-api/providers/clock/clock.ts';
import { randomIds } from '../../shop-api/providers/ids/ids.ts';

/** A visitor nobody knew before, as verbs are given them. */
export async function newVisitor(db: Database, now = '2026-01-14T06:30:00Z'): Promise<Context> {
  const clock = new FixedClock(new Date(now));
  const ctx: Context = {
    db,
    who: { kind: 'nobody' },
    clock,
    ids: randomIds,
    notify: () => undefined,
  };
  return { ...ctx, who: { kind: 'visitor', visitorId: await createVisitor({ ctx }) } };
}
