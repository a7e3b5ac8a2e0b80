import { and, eq } from 'drizzle-orm';
import { returnApiMessages } from '../../../contract/messages/returns.ts';
import { isWithdrawable } from '../../../contract/returns/return-states.ts';
import { returnRequests } from '../../db/schema/returns.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { Given } from '../kernel/context.ts';
import { DomainError } from '../kernel/errors.ts';
import { customerOf } from '../kernel/who.ts';
import { changeReturn, lockReturn } from './change-return.ts';

/**
 * Withdraws an own request; again, it changes nothing. Customers only. Errors: `not_found`, also
 * for another customer's; `conflict` once its goods are collected or it has ended.
 */
export async function withdrawReturn({ ctx, input: { id } }: Given<{ id: number }>): Promise<void> {
  const { customerId } = customerOf(ctx.who);
  const isOwn = and(eq(returnRequests.id, id), eq(returnRequests.customerId, customerId));
  await inTransaction(ctx.db, async (db) => {
    const { request } = await lockReturn(db, isOwn);
    if (request.state === 'withdrawn') return;
    if (!isWithdrawable(request.state)) {
      const message = returnApiMessages.notWithdrawable;
      throw new DomainError('conflict', 'return_not_withdrawable', message);
    }
    await changeReturn({ ...ctx, db }, { id, to: 'withdrawn' });
  });
}
