import { eq } from 'drizzle-orm';
import { orderApiMessages } from '../../../contract/messages/orders.ts';
import { CASH_ON_DELIVERY } from '../../../contract/orders/payment-kinds.ts';
import { orders } from '../../db/schema/orders.ts';
import { inTransaction } from '../../db/transaction.ts';
import { isOrderOf, lockOpenOrder, type OrderRow } from '../inventory/open-order.ts';
import type { Context } from '../kernel/context.ts';
import { DomainError } from '../kernel/errors.ts';
import { customerOf } from '../kernel/who.ts';
import { holdMembership } from '../memberships/lock-membership.ts';
import type { AcceptedFigures } from './accepted-figures.ts';
import { awaitsPayment } from './awaits-payment.ts';
import { lockOrder } from './move-order.ts';
import { notifyOfOrder } from './order-notifications.ts';
import { acceptOrder, assertUnpaid } from './pay-order.ts';
import { settleOrder, takeFromCart } from './settle-order.ts';

interface PayOnDelivery {
  ctx: Context;
  input: { orderId: number } & AcceptedFigures;
}

/**
 * Turns one of the customer's own orders that waits for its online payment into a cash order, and
 * takes its goods out of the cart. A payment under way stays valid: money that arrives before the
 * delivery pays the order, later money becomes a refund due (`settleOrder`). Customers only.
 * Errors: `not_found`, `conflict` (paid, ended or a cash order; see `acceptOrder`).
 */
export async function payOnDelivery({ ctx, input }: PayOnDelivery): Promise<{ number: string }> {
  const customer = customerOf(ctx.who);
  return inTransaction(ctx.db, async (tx) => {
    const within = { ...ctx, db: tx };
    await lockOpenOrder(tx, customer);
    const waiting = await lockOrder(tx, isOrderOf(customer, input.orderId));
    assertWaiting(waiting);
    // The common sequence of locks: the customer, the cart, then the goods.
    await holdMembership(within, customer);
    const { releasedAt, reacceptedAt } = waiting;
    await takeFromCart(tx, { ...waiting, reacceptedAt: reacceptedAt ?? releasedAt });
    const { id } = await acceptOrder(within, waiting, input);
    const [order] = await tx
      .update(orders)
      .set({ payType: CASH_ON_DELIVERY, holdUntil: null })
      .where(eq(orders.id, id))
      .returning();
    if (!order) throw new Error('An update of a locked row always answers it');
    if (order.payablePaise === 0) await settleOrder(within, id, 0);
    else await notifyOfOrder({ ctx: within, order, notification: 'placed' });
    return { number: order.number };
  });
}

/** Refuses an order that does not wait for an online payment. Errors: `conflict`. */
function assertWaiting(order: OrderRow): void {
  assertUnpaid(order);
  if (awaitsPayment(order)) return;
  throw new DomainError('conflict', 'order_not_waiting', orderApiMessages.notWaiting);
}
