import { orderApiMessages } from '../../../contract/messages/orders.ts';
import { isEnded } from '../../../contract/orders/order-states.ts';
import { inTransaction } from '../../db/transaction.ts';
import { isOrderOf, type OrderRow } from '../inventory/open-order.ts';
import { assertAsDisplayed } from '../kernel/assert-as-displayed.ts';
import type { Context } from '../kernel/context.ts';
import { DomainError } from '../kernel/errors.ts';
import { customerOf } from '../kernel/who.ts';
import type { PaymentPage } from '../payments/open-payment.ts';
import { type AcceptedFigures, compareAccepted } from './accepted-figures.ts';
import { lockOrder } from './move-order.ts';
import { openOrderPayment } from './open-order-payment.ts';
import { settleAtOnce } from './pay-online.ts';
import { reacceptOrder } from './reaccept-order.ts';

interface PayOrder {
  ctx: Context;
  input: { orderId: number } & AcceptedFigures;
}

/**
 * Accepts and pays one of the customer's own unpaid orders; goods that it released are taken again,
 * at the prices of the order or at those of today, whichever the customer accepts and is true.
 * Customers only. Errors: `not_found`, `conflict` (paid or ended; other figures; goods sold out).
 */
export async function payOrder({ ctx, input }: PayOrder): Promise<PaymentPage> {
  const customer = customerOf(ctx.who);
  return inTransaction(ctx.db, async (tx) => {
    const within = { ...ctx, db: tx };
    const locked = await lockOrder(tx, isOrderOf(customer, input.orderId));
    assertUnpaid(locked);
    const order = await acceptOrder(within, locked, input);
    return order.payablePaise === 0 ? settleAtOnce(within, order) : openOrderPayment(within, order);
  });
}

/** Refuses an order that is paid, or that has ended. Errors: `conflict`. */
export function assertUnpaid(order: OrderRow): void {
  if (order.paidAt) {
    throw new DomainError('conflict', 'order_paid', orderApiMessages.paidAlready);
  }
  if (isEnded(order.state)) {
    throw new DomainError('conflict', 'order_ended', orderApiMessages.notPayable);
  }
}

/**
 * Holds the figures accepted against those of a locked order, and takes the goods that it released.
 * Returns the order with its figures. Errors: `conflict`.
 */
export async function acceptOrder(
  ctx: Context,
  order: OrderRow,
  accepted: AcceptedFigures,
): Promise<OrderRow> {
  if (order.releasedAt) return reacceptOrder({ ctx, order, accepted });
  assertAsDisplayed(compareAccepted(order, accepted));
  return order;
}
