import { and, eq, lte, sql } from 'drizzle-orm';
import { isEnded } from '../../../contract/orders/order-states.ts';
import { ONLINE_PAYMENT } from '../../../contract/orders/payment-kinds.ts';
import type { Database } from '../../db/database.ts';
import { cartLines, carts } from '../../db/schema/carts.ts';
import { orderLines } from '../../db/schema/order-lines.ts';
import { orders } from '../../db/schema/orders.ts';
import type { OrderRow } from '../inventory/open-order.ts';
import type { Context, Settled, SubjectStatus } from '../kernel/context.ts';
import { changeState } from './move-order.ts';
import { notifyOfOrder } from './order-notifications.ts';

/**
 * Marks an order as paid if it waits for a payment of this amount, else returns the reason for a
 * refund: an order that was accepted again at other prices is not paid by an older payment. The
 * caller has locked its row.
 */
export async function settleOrder(
  ctx: Context,
  orderId: number,
  amountPaise: number,
): Promise<Settled> {
  const { db: tx, clock } = ctx;
  const [order] = await tx.select().from(orders).where(eq(orders.id, orderId));
  if (!order) return 'paid too late';
  if (order.paidAt) return 'paid twice';
  if (isOver(order) || order.payablePaise !== amountPaise) return 'paid too late';
  const paid = { paidAt: clock.now(), payType: ONLINE_PAYMENT };
  await tx
    .update(orders)
    .set({ ...paid, holdUntil: null })
    .where(eq(orders.id, orderId));
  if (order.state === 'pending')
    await changeState({ ctx, order: { ...order, ...paid }, to: 'confirmed' });
  if (order.payType === ONLINE_PAYMENT) await takeFromCart(tx, order);
  await notifyOfOrder({ ctx, order: { ...order, ...paid }, notification: 'paid' });
  return 'done';
}

/** Returns whether a payment of an order would be accepted now. */
export async function statusOfOrder(db: Database, id: number): Promise<SubjectStatus> {
  const [order] = await db.select().from(orders).where(eq(orders.id, id));
  if (order?.paidAt) return 'paid';
  return !order || isOver(order) ? 'over' : 'open';
}

function isOver({ releasedAt, state }: OrderRow): boolean {
  return releasedAt !== null || isEnded(state);
}

/**
 * Removes the ordered goods from the customer's cart; goods added since then stay in it. A
 * reaccepted order may belong to another cart: only lines unchanged since it was placed are
 * removed.
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
      order.reacceptedAt ? lte(cartLines.changedAt, order.placedAt) : undefined,
    );
    await tx.delete(cartLines).where(and(line, sql`${cartLines.quantity} <= ${quantity}`));
    await tx
      .update(cartLines)
      .set({ quantity: sql`${cartLines.quantity} - ${quantity}` })
      .where(line);
  }
}
