import { and, eq, isNotNull, or } from 'drizzle-orm';
import { staffMessages } from '../../../contract/messages/staff.ts';
import { isAtGateway } from '../../../contract/payments/payments.ts';
import type { Database } from '../../db/database.ts';
import { payments } from '../../db/schema/payments.ts';
import { refundsDue } from '../../db/schema/refunds-due.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { Context } from '../kernel/context.ts';
import { MINUTE_MS } from '../kernel/durations.ts';
import { DomainError, notFound } from '../kernel/errors.ts';
import { authorOf } from '../trail/desk-context.ts';
import { recordMove } from '../trail/record-move.ts';
import type { PaymentRow } from './payment.ts';
import { idAtGateway, paymentOfRefund, type RefundRow } from './payments-of-refunds.ts';

/** A refund that its gateway is to be asked for, with the payment that it pays back. */
export interface ClaimedRefund {
  refund: RefundRow;
  payment: PaymentRow;
}

/**
 * Stores that staff ask the gateway for a refund, before anything is sent; of two who ask at once the
 * second finds it asked. Returns the stored row; without a payment where nothing is left to ask.
 * Errors: `not_found`, `conflict` where no gateway can pay it back, or not that much.
 */
export async function claimRefund(
  ctx: Context,
  id: number,
): Promise<ClaimedRefund | { refund: RefundRow; payment?: never }> {
  return inTransaction(ctx.db, async (tx) => {
    const isIt = eq(refundsDue.id, id);
    const [due] = await tx.select().from(refundsDue).where(isIt);
    if (!due) throw notFound('refund_not_found', 'Refund');
    const payment = await lockPayment(ctx, tx, due);
    const [refund] = await tx.select().from(refundsDue).where(isIt).for('update');
    if (!refund) throw notFound('refund_not_found', 'Refund');
    if (refund.settledAt || isAtGateway(refund.gatewayState)) return { refund };
    await assertCovered(tx, { refund, payment });
    const { name } = await authorOf(tx, ctx.who);
    const [asked] = await tx
      .update(refundsDue)
      .set({
        gatewayState: 'asked',
        gatewayAnswer: null,
        askedBy: name,
        lookUpAt: new Date(ctx.clock.now().getTime() + MINUTE_MS),
      })
      .where(isIt)
      .returning();
    const changed = { before: { gateway: refund.gatewayState }, after: { gateway: 'asked' } };
    await recordMove({ ctx: { ...ctx, db: tx }, kind: 'refund', action: 'asked', id, ...changed });
    return { refund: asked ?? refund, payment };
  });
}

/** Locks the payment, before its refunds, as every event of a payment does. */
async function lockPayment(ctx: Context, tx: Database, due: RefundRow): Promise<PaymentRow> {
  const found = await paymentOfRefund(tx, due);
  const [payment] = found
    ? await tx.select().from(payments).where(eq(payments.id, found.id)).for('update')
    : [];
  if (payment && ctx.gateways.named(payment.gateway)) return payment;
  const message = staffMessages.refundWithoutGateway;
  throw new DomainError('conflict', 'refund_without_gateway', message);
}

/** Refuses more than what came by the payment, less what went back or is on its way. */
async function assertCovered(tx: Database, { refund, payment }: ClaimedRefund): Promise<void> {
  const isOfIt = or(
    eq(refundsDue.paymentId, payment.id),
    payment.orderId === null ? undefined : eq(refundsDue.orderId, payment.orderId),
  );
  const isOut = or(isNotNull(refundsDue.settledAt), isNotNull(refundsDue.gatewayState));
  const others = await tx.select().from(refundsDue).where(and(isOfIt, isOut));
  const own = idAtGateway(payment, refund);
  const gone = others
    .filter((one) => one.id !== refund.id && idAtGateway(payment, one) === own)
    .filter((one) => one.settledAt !== null || isAtGateway(one.gatewayState))
    .reduce((sum, one) => sum + one.amountPaise, 0);
  // Money that came in another amount than asked for is a refund of all of it.
  const paid = refund.reason === 'other than asked for' ? refund.amountPaise : payment.amountPaise;
  if (gone + refund.amountPaise <= paid) return;
  throw new DomainError('conflict', 'refund_above_payment', staffMessages.refundAbovePayment);
}
