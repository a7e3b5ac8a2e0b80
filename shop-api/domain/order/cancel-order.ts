import { inTransaction } from '../../db/transaction.ts';
import type { Context } from '../context.ts';
import { DomainError } from '../errors.ts';
import { customerOf } from '../identity/who.ts';
import { isOrderOf } from './is-order-of.ts';
import { changeState, lockOrder } from './move-order.ts';

interface CancelOrder {
  ctx: Context;
  input: { id: number };
}

/**
 * Customers cancel one of their own orders until it is packed. Errors: `not_found`, `conflict` once it
 * is packed.
 */
export async function cancelOrder({ ctx, input: { id } }: CancelOrder): Promise<void> {
  const customer = customerOf(ctx.who);
  await inTransaction(ctx.db, async (tx) => {
    const order = await lockOrder(tx, isOrderOf(customer, id));
    if (order.state !== 'pending' && order.state !== 'confirmed') {
      throw new DomainError('conflict', 'This order can no longer be cancelled.');
    }
    await changeState({ ctx: { ...ctx, db: tx }, order, to: 'cancelled' });
  });
}
