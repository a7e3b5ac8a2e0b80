import { and, asc, eq, isNull, lte } from 'drizzle-orm';
import { customers } from '../../db/schema/customers.ts';
import { memberships } from '../../db/schema/memberships.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { Context } from '../context.ts';
import { isEliteAt } from '../identity/is-elite-at.ts';
import { queueMail } from '../mail/queue-mail.ts';

/** Terms looked at in one round; the rest waits for the next. */
const ROUND = 50;

/**
 * The shop itself: tells members whose last term is over, once. Several processes may do this at the
 * same time. The membership ends by the clock, whoever is told. Answers how many terms were over.
 */
export async function tellEndedMembers({
  ctx,
}: {
  ctx: Pick<Context, 'db' | 'clock'>;
}): Promise<number> {
  const now = ctx.clock.now();
  return inTransaction(ctx.db, async (tx) => {
    const over = await tx
      .select({ id: memberships.id, eliteUntil: customers.eliteUntil })
      .from(memberships)
      .innerJoin(customers, eq(customers.id, memberships.customerId))
      .where(and(lte(memberships.endsAt, now), isNull(memberships.endedToldAt)))
      .orderBy(asc(memberships.endsAt))
      .limit(ROUND)
      .for('update', { of: memberships, skipLocked: true });
    for (const { id, eliteUntil } of over) {
      await tx.update(memberships).set({ endedToldAt: now }).where(eq(memberships.id, id));
      if (isEliteAt({ eliteUntil }, now)) continue;
      const payload = { membershipId: id, news: 'ended' as const };
      await queueMail({ ctx: { ...ctx, db: tx }, input: { kind: 'membership', payload } });
    }
    return over.length;
  });
}
