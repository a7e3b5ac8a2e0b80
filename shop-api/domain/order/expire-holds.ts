import { and, asc, eq, isNull, lte } from 'drizzle-orm';
import { orders } from '../../db/schema/orders.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { Context } from '../context.ts';
import { giveBackGiftCards } from '../gift-card/give-back-gift-cards.ts';
import { lockProducts } from './lock-products.ts';
import { releaseOrder } from './release-order.ts';

/** Orders looked at in one round; the rest waits for the next. */
const ROUND = 50;

/**
 * The shop itself: orders whose payment did not come in time give their goods, voucher and gift
 * vouchers back. They stay pending and may be paid later. Several processes may do this at once.
 */
export async function expireHolds({
  ctx,
}: {
  ctx: Pick<Context, 'db' | 'clock' | 'notify'>;
}): Promise<number> {
  const now = ctx.clock.now();
  const isOver = and(lte(orders.holdUntil, now), isNull(orders.paidAt));
  const released = await inTransaction(ctx.db, async (tx) => {
    const due = await tx
      .select({ id: orders.id })
      .from(orders)
      .where(isOver)
      .orderBy(asc(orders.id))
      .limit(ROUND)
      .for('update', { skipLocked: true });
    const orderIds = due.map(({ id }) => id);
    await lockProducts(tx, { orderIds });
    const productIds: number[] = [];
    for (const { id } of due) {
      productIds.push(...(await releaseOrder(tx, id)));
      const done = { holdUntil: null, releasedAt: now };
      await tx.update(orders).set(done).where(eq(orders.id, id));
    }
    await giveBackGiftCards({ ctx: { ...ctx, db: tx }, input: { orderIds } });
    return { count: due.length, productIds };
  });
  ctx.notify([...new Set(released.productIds.map((id) => `product:${id}`))]);
  return released.count;
}
