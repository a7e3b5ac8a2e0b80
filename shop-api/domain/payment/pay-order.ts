import { PRICES_CHANGED } from '../../../contract/orders.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { Context } from '../context.ts';
import { DomainError } from '../errors.ts';
import { customerOf } from '../identity/who.ts';
import { isOrderOf } from '../order/is-order-of.ts';
import { lockOrder } from '../order/move-order.ts';
import { takeAgain } from '../order/take-again.ts';
import { toPaise } from '../pricing/to-paise.ts';
import { openOrderPayment } from './open-order-payment.ts';
import type { PaymentPage } from './open-payment.ts';
import { ENDED } from './standing.ts';

interface PayOrder {
  ctx: Context;
  input: { orderId: number /** Rupees, as the shopper was shown them. */; amount: number };
}

/**
 * Customers accept and pay one of their own orders that is not paid yet; goods it gave back are taken
 * again. Errors: `not_found`, `conflict` (paid or ended; other amount; goods gone or dearer).
 */
export async function payOrder({ ctx, input }: PayOrder): Promise<PaymentPage> {
  const customer = customerOf(ctx.who);
  return inTransaction(ctx.db, async (tx) => {
    const order = await lockOrder(tx, isOrderOf(customer, input.orderId));
    if (order.paidAt) throw new DomainError('conflict', 'This order is paid already.');
    if (ENDED.includes(order.state)) {
      throw new DomainError('conflict', 'This order can no longer be paid.');
    }
    if (toPaise(input.amount) !== order.payablePaise) {
      throw new DomainError('conflict', PRICES_CHANGED);
    }
    const within = { ...ctx, db: tx };
    if (order.releasedAt) await takeAgain(within, order);
    return openOrderPayment(within, order);
  });
}
