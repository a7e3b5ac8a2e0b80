import { PRICES_CHANGED } from '../../../contract/orders.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { Context } from '../context.ts';
import { DomainError } from '../errors.ts';
import { customerOf } from '../identity/who.ts';
import { isOrderOf } from '../order/is-order-of.ts';
import { lockOrder } from '../order/move-order.ts';
import type { OrderRow } from '../order/save-order.ts';
import { takeAgain } from '../order/take-again.ts';
import { toPaise } from '../pricing/to-paise.ts';
import { openOrderPayment } from './open-order-payment.ts';
import type { PaymentPage } from './open-payment.ts';
import { ENDED } from './standing.ts';

interface PayOrder {
  ctx: Context;
  /** Rupees, as the shopper was shown them on the order's page. */
  input: { orderId: number; shipping: number; tax: number; amount: number };
}

/**
 * Customers accept and pay one of their own orders that is not paid yet; goods it gave back are taken
 * again. Errors: `not_found`, `conflict` (paid or ended; other figures; goods gone or dearer).
 */
export async function payOrder({ ctx, input }: PayOrder): Promise<PaymentPage> {
  const customer = customerOf(ctx.who);
  return inTransaction(ctx.db, async (tx) => {
    const order = await lockOrder(tx, isOrderOf(customer, input.orderId));
    if (order.paidAt) throw new DomainError('conflict', 'This order is paid already.');
    if (ENDED.includes(order.state)) {
      throw new DomainError('conflict', 'This order can no longer be paid.');
    }
    assertAsShown(order, input);
    const within = { ...ctx, db: tx };
    if (order.releasedAt) await takeAgain(within, order);
    return openOrderPayment(within, order);
  });
}

/** Nobody pays for an order whose figures are not those that were shown. */
function assertAsShown(order: OrderRow, { shipping, tax, amount }: PayOrder['input']): void {
  const isSame =
    toPaise(shipping) === order.shippingPaise &&
    toPaise(tax) === order.gstPaise &&
    toPaise(amount) === order.payablePaise;
  if (!isSame) throw new DomainError('conflict', PRICES_CHANGED);
}
