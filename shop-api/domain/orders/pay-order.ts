import { orderApiMessages } from '../../../contract/messages/orders.ts';
import { toPaise } from '../../../contract/money.ts';
import { isEnded } from '../../../contract/order-states.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { OrderRow } from '../inventory/open-order.ts';
import { isOrderOf } from '../inventory/open-order.ts';
import { assertAsDisplayed } from '../kernel/assert-as-displayed.ts';
import type { Context } from '../kernel/context.ts';
import type { ComparedFigure } from '../kernel/errors.ts';
import { DomainError } from '../kernel/errors.ts';
import { customerOf } from '../kernel/who.ts';
import type { PaymentPage } from '../payments/open-payment.ts';
import { lockOrder } from './move-order.ts';
import { openOrderPayment } from './open-order-payment.ts';
import { reacceptOrder } from './reaccept-order.ts';

interface PayOrder {
  ctx: Context;
  /** Rupees, as displayed on the order's page. */
  input: { orderId: number; shipping: number; tax: number; amount: number };
}

/**
 * Accepts and pays one of the customer's own unpaid orders; goods that it released are taken again.
 * Customers only. Errors: `not_found`, `conflict` (paid or ended; other figures; goods sold out or
 * dearer).
 */
export async function payOrder({ ctx, input }: PayOrder): Promise<PaymentPage> {
  const customer = customerOf(ctx.who);
  return inTransaction(ctx.db, async (tx) => {
    const order = await lockOrder(tx, isOrderOf(customer, input.orderId));
    if (order.paidAt) {
      throw new DomainError('conflict', 'order_paid', orderApiMessages.paidAlready);
    }
    if (isEnded(order.state)) {
      throw new DomainError('conflict', 'order_ended', orderApiMessages.notPayable);
    }
    assertAsDisplayed(compareFigures(order, input));
    const within = { ...ctx, db: tx };
    if (order.releasedAt) await reacceptOrder(within, order);
    return openOrderPayment(within, order);
  });
}

/** Pairs the figures of the order with those displayed. */
function compareFigures(
  { shippingPaise, gstPaise, payablePaise }: OrderRow,
  { shipping, tax, amount }: PayOrder['input'],
): ComparedFigure[] {
  return [
    { name: 'shipping', displayedPaise: toPaise(shipping), nowPaise: shippingPaise },
    { name: 'tax', displayedPaise: toPaise(tax), nowPaise: gstPaise },
    { name: 'amount', displayedPaise: toPaise(amount), nowPaise: payablePaise },
  ];
}
