import { and, asc, eq, isNull, lte } from 'drizzle-orm';
import { customers } from '../../db/schema/customers.ts';
import { memberships } from '../../db/schema/memberships.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { Context } from '../kernel/context.ts';
import { isMemberAt } from '../kernel/who.ts';
import { notifyMember } from './notify-member.ts';

/** Terms per round; the rest waits for the next. */
const ROUND = 50;

/**
 * System job: notifies members whose last term is over, once. Several processes may run it at the
 * same time. The membership ends by the clock, not by the mail. Returns how many terms were over.
 */
export async function notifyEndedMembers({
  ctx,
}: {
  ctx: Pick<Context, 'db' | 'clock'>;
}): Promise<number> {
  const now = ctx.clock.now();
  return inTransaction(ctx.db, async (tx) => {
    const over = await tx
      .select({ id: memberships.id, memberUntil: customers.memberUntil })
      .from(memberships)
      .innerJoin(customers, eq(customers.id, memberships.customerId))
      .where(and(lte(memberships.endsAt, now), isNull(memberships.endedNotifiedAt)))
      .orderBy(asc(memberships.endsAt))
      .limit(ROUND)
      .for('update', { of: memberships, skipLocked: true });
    for (const { id, memberUntil } of over) {
      await tx.update(memberships).set({ endedNotifiedAt: now }).where(eq(memberships.id, id));
      if (isMemberAt({ memberUntil }, now)) continue;
      const within = { ...ctx, db: tx };
      await notifyMember({ ctx: within, input: { membershipId: id, news: 'ended' } });
    }
    return over.length;
  });
}
