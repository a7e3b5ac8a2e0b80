import { asc, eq, lte } from 'drizzle-orm';
import { orderCollections } from '../../../db/schema/order-collections.ts';
import { orders } from '../../../db/schema/orders.ts';
import { inTransaction } from '../../../db/transaction.ts';
import type { Context } from '../../kernel/context.ts';
import { notifyOfOrder } from '../order-notifications.ts';

/** Orders per round; the rest waits for the next. */
const ROUND = 50;

/**
 * System job: reminds customers, once, of an order that has lain ready at its store for days. Several
 * processes may run it at the same time. Returns how many reminders were due.
 */
export async function remindCollectors({
  ctx,
}: {
  ctx: Pick<Context, 'db' | 'clock'>;
}): Promise<number> {
  return inTransaction(ctx.db, async (tx) => {
    const due = await tx
      .select({ order: orders })
      .from(orderCollections)
      .innerJoin(orders, eq(orders.id, orderCollections.orderId))
      .where(lte(orderCollections.remindAt, ctx.clock.now()))
      .orderBy(asc(orderCollections.remindAt))
      .limit(ROUND)
      .for('update', { of: orderCollections, skipLocked: true });
    for (const { order } of due) {
      const isOf = eq(orderCollections.orderId, order.id);
      await tx.update(orderCollections).set({ remindAt: null }).where(isOf);
      if (order.state !== 'packed') continue;
      const within = { ...ctx, db: tx };
      await notifyOfOrder({ ctx: within, order, notification: 'ready_reminder' });
    }
    return due.length;
  });
}
