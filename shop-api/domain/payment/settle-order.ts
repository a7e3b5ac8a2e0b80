import { eq } from 'drizzle-orm';
import type { OrderState } from '../../db/schema/orders.ts';
import { orders } from '../../db/schema/orders.ts';
import type { Context } from '../context.ts';
import { changeState } from '../order/move-order.ts';
import { takeFromCart } from '../order/take-from-cart.ts';
import { tellOrder } from '../order/tell-order.ts';
import type { Settled } from './settled.ts';

const ENDED: readonly OrderState[] = ['cancelled', 'delivered', 'returned'];

/**
 * Makes an order paid, when it still waits for that. Its row is locked by the caller. Otherwise the
 * reason why the money must go back.
 */
export async function settleOrder(ctx: Context, orderId: number): Promise<Settled> {
  const { db: tx, clock } = ctx;
  const [order] = await tx.select().from(orders).where(eq(orders.id, orderId));
  if (!order) return 'paid too late';
  if (order.paidAt) return 'paid twice';
  if (order.releasedAt || ENDED.includes(order.state)) return 'paid too late';
  const paid = { paidAt: clock.now(), payType: 'Online Payment' };
  await tx
    .update(orders)
    .set({ ...paid, holdUntil: null })
    .where(eq(orders.id, orderId));
  if (order.state === 'pending')
    await changeState({ ctx, order: { ...order, ...paid }, to: 'confirmed' });
  if (order.payType === 'Online Payment') await takeFromCart(tx, order);
  await tellOrder({ ctx, order: { ...order, ...paid }, news: 'paid' });
  return 'done';
}
