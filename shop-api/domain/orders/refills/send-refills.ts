import { and, asc, eq, inArray, lte, max } from 'drizzle-orm';
import { BOUGHT_STATES } from '../../../../contract/orders/order-states.ts';
import type { Database } from '../../../db/database.ts';
import { orderLines } from '../../../db/schema/order-lines.ts';
import { orders } from '../../../db/schema/orders.ts';
import { refills } from '../../../db/schema/refills.ts';
import { inTransaction } from '../../../db/transaction.ts';
import type { Context } from '../../kernel/context.ts';
import { DAY_MS } from '../../kernel/durations.ts';
import { queueMail } from '../../mail/queue-mail.ts';

/** Reminders per round; the rest waits for the next. */
const ROUND = 50;
/** A customer who buys nothing after so many mails in a row has no use for them. */
const MOST_UNANSWERED = 3;

type RefillRow = typeof refills.$inferSelect;

/**
 * System job: queues the reminders that are due, and counts anew from a purchase in between. Several
 * processes may run it at the same time. Returns how many it looked at.
 */
export async function sendRefills({
  ctx,
}: {
  ctx: Pick<Context, 'db' | 'clock'>;
}): Promise<number> {
  return inTransaction(ctx.db, async (db) => {
    const now = ctx.clock.now();
    const due = await db
      .select()
      .from(refills)
      .where(lte(refills.dueAt, now))
      .orderBy(asc(refills.dueAt))
      .limit(ROUND)
      .for('update', { skipLocked: true });
    for (const refill of due) {
      const next = nextOf(refill, await lastBought(db, refill), now);
      await db.update(refills).set(next).where(eq(refills.id, refill.id));
      if (next.unanswered === 0) continue;
      // In the language of the account, as everything that the shop writes by itself.
      const of = { ...ctx, db, language: undefined };
      await queueMail({ ctx: of, input: { kind: 'refill', payload: { refillId: refill.id } } });
    }
    return due.length;
  });
}

/** Returns when a reminder comes next: `unanswered` is 0 where the goods were bought meanwhile. */
function nextOf({ days, countedFrom, unanswered }: RefillRow, bought: Date | null, now: Date) {
  const after = (moment: Date) => new Date(moment.getTime() + days * DAY_MS);
  if (bought && bought > countedFrom && after(bought) > now) {
    return { countedFrom: bought, dueAt: after(bought), unanswered: 0 };
  }
  const mails = bought && bought > countedFrom ? 1 : unanswered + 1;
  return {
    countedFrom: now,
    dueAt: mails < MOST_UNANSWERED ? after(now) : null,
    unanswered: mails,
  };
}

async function lastBought(db: Database, { customerId, productId }: RefillRow) {
  const [last] = await db
    .select({ at: max(orders.placedAt) })
    .from(orders)
    .innerJoin(orderLines, eq(orderLines.orderId, orders.id))
    .where(
      and(
        eq(orders.customerId, customerId),
        eq(orderLines.productId, productId),
        inArray(orders.state, [...BOUGHT_STATES]),
      ),
    );
  return last?.at ?? null;
}
