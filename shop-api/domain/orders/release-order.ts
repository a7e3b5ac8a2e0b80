import { and, asc, eq, gt, isNull, lte } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { orderLines, orderPieces } from '../../db/schema/order-lines.ts';
import { orders } from '../../db/schema/orders.ts';
import { voucherUses } from '../../db/schema/vouchers.ts';
import { inTransaction } from '../../db/transaction.ts';
import { giveBackGiftCards } from '../gift-cards/spend-gift-cards.ts';
import type { OrderRow } from '../inventory/open-order.ts';
import { lockProducts, moveStock } from '../inventory/stock.ts';
import type { Context } from '../kernel/context.ts';
import { type StockCause, THE_SHOP } from '../kernel/stock-cause.ts';

/** Orders per round; the rest waits for the next one. */
const ROUND = 50;

/**
 * System job: releases goods, voucher and gift vouchers of orders whose payment did not arrive in
 * time. They stay pending and may be paid later. Several processes may do this at the same time.
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
      .select({ id: orders.id, number: orders.number })
      .from(orders)
      .where(isOver)
      .orderBy(asc(orders.id))
      .limit(ROUND)
      .for('update', { skipLocked: true });
    const orderIds = due.map(({ id }) => id);
    await lockProducts(tx, { orderIds });
    const productIds: number[] = [];
    for (const order of due) {
      const why = { kind: 'release', by: THE_SHOP, at: now } as const;
      productIds.push(...(await releaseOrder(tx, order, why)));
      const done = { holdUntil: null, releasedAt: now };
      await tx.update(orders).set(done).where(eq(orders.id, order.id));
    }
    await giveBackGiftCards({ ctx: { ...ctx, db: tx }, input: { orderIds } });
    return { count: due.length, productIds };
  });
  ctx.notify([...new Set(released.productIds.map((id) => `product:${id}`))]);
  return released.count;
}

/**
 * Releases what an order holds: its goods to the stock, its use of a voucher. The caller has locked
 * the order's row and its products, and changes its state, so that it happens once. Returns the ids
 * of the products.
 */
export async function releaseOrder(
  tx: Database,
  order: Pick<OrderRow, 'id' | 'number'>,
  why: Omit<StockCause, 'reference'>,
): Promise<number[]> {
  const productIds = await releaseGoods(tx, order, why);
  await tx.delete(voucherUses).where(eq(voucherUses.orderId, order.id));
  return productIds;
}

/** The same of its goods alone: a returned order has used its voucher. */
export async function releaseGoods(
  tx: Database,
  { id, number }: Pick<OrderRow, 'id' | 'number'>,
  why: Omit<StockCause, 'reference'>,
): Promise<number[]> {
  const held = await tx
    .select({ productId: orderPieces.productId, delta: orderPieces.stockTaken })
    .from(orderPieces)
    .where(and(eq(orderPieces.orderId, id), gt(orderPieces.stockTaken, 0)));
  await moveStock(tx, held, { ...why, reference: number });
  await tx.update(orderLines).set({ stockTaken: 0 }).where(eq(orderLines.orderId, id));
  return held.map(({ productId }) => productId);
}
