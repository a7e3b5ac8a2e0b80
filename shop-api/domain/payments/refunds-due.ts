import { and, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { refundsDue } from '../../db/schema/refunds-due.ts';
import type { PaymentEvent } from '../../providers/payment/payment-gateway.ts';
import type { Context } from '../kernel/context.ts';
import { notifyOfRefund } from './notify-of-refund.ts';
import type { PaymentRow } from './payment.ts';

interface RecordRefundDue {
  payment: PaymentRow;
  event: PaymentEvent;
  reason: string;
}

/**
 * Records a refund due and notifies the customer; a payment that is reported again is
 * recorded once.
 */
export async function recordRefundDue(
  ctx: Context,
  { payment, event, reason }: RecordRefundDue,
): Promise<void> {
  const amountPaise = event.amountPaise ?? payment.amountPaise;
  if (amountPaise <= 0) return;
  const [recorded] = await ctx.db
    .insert(refundsDue)
    .values({
      orderId: payment.orderId,
      paymentId: payment.id,
      amountPaise,
      reason,
      paymentKey: keyOf(payment, event.paymentId),
      createdAt: ctx.clock.now(),
    })
    .onConflictDoNothing()
    .returning({ refundId: refundsDue.id });
  if (!recorded) return;
  await notifyOfRefund({ ctx, input: { ...recorded, news: 'due' } });
}

/**
 * Returns whether the money of a payment goes back because it came too late or paid for a paid
 * subject. A payment that was used and then made a second time does not count, nor one of another
 * amount: its state is `mismatch`.
 */
export async function isRefundDue(db: Database, payment: PaymentRow): Promise<boolean> {
  const isOfIt = eq(refundsDue.paymentId, payment.id);
  if (payment.state !== 'paid') return false;
  const keys = [keyOf(payment, null), keyOf(payment, payment.gatewayPaymentId)];
  const isUnused = inArray(refundsDue.reason, ['paid twice', 'paid too late']);
  const isItsFirst = inArray(refundsDue.paymentKey, keys);
  return (await db.$count(refundsDue, and(isOfIt, isUnused, isItsFirst))) > 0;
}

/** Identifies received money: by the gateway's id, or by the txnid where the gateway gave none. */
function keyOf({ gateway, txnid }: PaymentRow, gatewayPaymentId: string | null): string {
  return `${gateway} ${gatewayPaymentId ?? txnid}`;
}
