import { and, eq, isNull } from 'drizzle-orm';
import { refundsDue } from '../../db/schema/refunds-due.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { Context } from '../kernel/context.ts';
import { notFound } from '../kernel/errors.ts';
import { staffOf } from '../kernel/who.ts';
import { authorOf } from '../trail/desk-context.ts';
import { recordMove } from '../trail/record-move.ts';
import { notifyOfRefund } from './notify-of-refund.ts';

interface SettleRefund {
  ctx: Context;
  /** The reference of the transfer, as the bank or the gateway names it. */
  input: { id: number; reference: string };
}

/**
 * Marks a refund due as paid out under a reference, records who did, and notifies the customer. A refund that is
 * marked already stays as it is. Staff only. Errors: `not_found`.
 */
export async function settleRefund({
  ctx,
  input: { id, reference },
}: SettleRefund): Promise<{ amountPaise: number }> {
  staffOf(ctx.who);
  return inTransaction(ctx.db, async (tx) => {
    const isIt = eq(refundsDue.id, id);
    const [refund] = await tx.select().from(refundsDue).where(isIt).for('update');
    if (!refund) throw notFound('refund_not_found', 'Refund');
    const { amountPaise } = refund;
    if (refund.settledAt) return { amountPaise };
    const { name } = await authorOf(tx, ctx.who);
    await tx
      .update(refundsDue)
      .set({ settledAt: ctx.clock.now(), settledBy: name, settledReference: reference })
      .where(and(isIt, isNull(refundsDue.settledAt)));
    const inside = { ...ctx, db: tx };
    const paid = { before: { reference: null }, after: { reference } };
    await recordMove({ ctx: inside, kind: 'refund', action: 'paid', id, ...paid });
    await notifyOfRefund({ ctx: inside, input: { refundId: id, news: 'done' } });
    return { amountPaise };
  });
}
