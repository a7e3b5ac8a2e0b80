import { eq } from 'drizzle-orm';
import { staffMessages } from '../../../contract/messages/staff.ts';
import { isAtGateway } from '../../../contract/payments/payments.ts';
import { refundsDue } from '../../db/schema/refunds-due.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { Context } from '../kernel/context.ts';
import { DomainError, notFound } from '../kernel/errors.ts';
import { staffOf } from '../kernel/who.ts';
import { type Author, authorOf } from '../trail/desk-context.ts';
import { recordChanges } from '../trail/record-change.ts';
import { notifyOfRefund } from './notify-of-refund.ts';

interface SettleRefund {
  ctx: Context;
  /** The reference of the transfer, as the bank or the gateway names it. */
  input: { id: number; reference: string };
}

/**
 * Marks a refund due as paid out under a reference, records who did, and notifies the customer. A refund that is
 * marked already stays as it is. Staff only. Errors: `not_found`, `conflict` while its gateway works
 * on it.
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
    if (isAtGateway(refund.gatewayState)) {
      throw new DomainError('conflict', 'refund_at_gateway', staffMessages.refundAtGateway);
    }
    const author = await authorOf(tx, ctx.who);
    await markPaid({ ctx: { ...ctx, db: tx }, id, reference, author, by: author.name });
    return { amountPaise };
  });
}

interface MarkPaid {
  /** The context of the transaction that has locked the refund. */
  ctx: Pick<Context, 'db' | 'clock'>;
  id: number;
  reference: string;
  /** Who has paid, for the trail; and in whose name. */
  author: Author;
  by: string;
}

/** Marks a locked refund as paid out, records it, and notifies the customer. */
export async function markPaid({ ctx, id, reference, author, by }: MarkPaid): Promise<void> {
  const at = ctx.clock.now();
  await ctx.db
    .update(refundsDue)
    .set({ settledAt: at, settledBy: by, settledReference: reference, lookUpAt: null })
    .where(eq(refundsDue.id, id));
  const changes = [{ id, before: { reference: null }, after: { reference } }];
  await recordChanges(ctx.db, { kind: 'refund', action: 'paid', author, at, changes });
  await notifyOfRefund({ ctx, input: { refundId: id, news: 'done' } });
}
