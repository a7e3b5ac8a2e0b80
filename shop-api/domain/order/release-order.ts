import { and, asc, eq, gt, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { orderLines } from '../../db/schema/order-lines.ts';
import { products } from '../../db/schema/products.ts';
import { voucherUses } from '../../db/schema/voucher-uses.ts';

/**
 * Gives back what an order holds: its goods to the stock, its use of a voucher. The caller has the
 * order's row locked and moves it on, so that it happens once. Answers the products concerned.
 */
export async function releaseOrder(tx: Database, orderId: number): Promise<number[]> {
  const lines = await tx
    .select({ productId: orderLines.productId, stockTaken: orderLines.stockTaken })
    .from(orderLines)
    .where(and(eq(orderLines.orderId, orderId), gt(orderLines.stockTaken, 0)))
    .orderBy(asc(orderLines.productId));
  for (const { productId, stockTaken } of lines) {
    await tx
      .update(products)
      .set({ stock: sql`${products.stock} + ${stockTaken}` })
      .where(eq(products.id, productId));
  }
  await tx.update(orderLines).set({ stockTaken: 0 }).where(eq(orderLines.orderId, orderId));
  await tx.delete(voucherUses).where(eq(voucherUses.orderId, orderId));
  return lines.map(({ productId }) => productId);
}
