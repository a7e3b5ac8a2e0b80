import { orderApiMessages } from '../../../contract/messages/orders.ts';
import { isCancellable } from '../../../contract/orders/order-states.ts';
import { inTransaction } from '../../db/transaction.ts';
import { isOrderOf } from '../inventory/open-order.ts';
import type { Given } from '../kernel/context.ts';
import { DomainError } from '../kernel/errors.ts';
import { customerOf } from '../kernel/who.ts';
import { changeState, lockOrder } from './move-order.ts';

/**
 * Cancels one of the customer's own orders. Customers only.
 * Errors: `not_found`, `conflict` once it is packed.
 */
export async function cancelOrder({ ctx, input: { id } }: Given<{ id: number }>): Promise<void> {
  const customer = customerOf(ctx.who);
  await inTransaction(ctx.db, async (tx) => {
    const order = await lockOrder(tx, isOrderOf(customer, id));
    if (!isCancellable(order.state)) {
      throw new DomainError('conflict', 'order_not_cancellable', orderApiMessages.notCancellable);
    }
    await changeState({ ctx: { ...ctx, db: tx }, order, to: 'cancelled' });
  });
}
