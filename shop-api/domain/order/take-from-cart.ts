import { and, eq, lte, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { cartLines } from '../../db/schema/cart-lines.ts';
import { carts } from '../../db/schema/carts.ts';
import { orderLines } from '../../db/schema/order-lines.ts';
import type { OrderRow } from './save-order.ts';

/**
 * Takes what was ordered out of the customer's cart; what was added since stays in it. An order that
 * was accepted again later was perhaps of another cart: it takes only what lies there untouched since
 * the order was placed.
 */
export async function takeFromCart(tx: Database, order: OrderRow): Promise<void> {
  const [cart] = await tx
    .select({ id: carts.id })
    .from(carts)
    .where(eq(carts.customerId, order.customerId))
    .for('update');
  if (!cart) return;
  const ordered = await tx
    .select({ productId: orderLines.productId, quantity: orderLines.quantity })
    .from(orderLines)
    .where(eq(orderLines.orderId, order.id));
  for (const { productId, quantity } of ordered) {
    const line = and(
      eq(cartLines.cartId, cart.id),
      eq(cartLines.productId, productId),
      order.takenAgainAt ? lte(cartLines.changedAt, order.placedAt) : undefined,
    );
    await tx.delete(cartLines).where(and(line, sql`${cartLines.quantity} <= ${quantity}`));
    await tx
      .update(cartLines)
      .set({ quantity: sql`${cartLines.quantity} - ${quantity}` })
      .where(line);
  }
}
