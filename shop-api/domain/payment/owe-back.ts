import { and, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { refundsDue } from '../../db/schema/refunds-due.ts';
import type { PaymentEvent } from '../../providers/payment/payment.ts';
import type { Context } from '../context.ts';
import { queueMail } from '../mail/queue-mail.ts';
import type { PaymentRow } from './attempt.ts';

interface Owed {
  payment: PaymentRow;
  event: PaymentEvent;
  reason: string;
}

/**
 * Keeps in mind that money must go back, and promises the customer a mail about it; the same payment,
 * reported again, is owed once.
 */
export async function oweBack(ctx: Context, { payment, event, reason }: Owed): Promise<void> {
  const amountPaise = event.amountPaise ?? payment.amountPaise;
  if (amountPaise <= 0) return;
  const [owed] = await ctx.db
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
  if (!owed) return;
  const payload = { ...owed, paymentId: payment.id };
  await queueMail({ ctx, input: { kind: 'refund_due', payload } });
}

/**
 * Whether the money of a payment goes back because it came otherwise than asked for, too late, or for
 * what was paid already. One that was used and then made a second time is none of these.
 */
export async function isOwedBack(db: Database, payment: PaymentRow): Promise<boolean> {
  const isOfIt = eq(refundsDue.paymentId, payment.id);
  if (payment.state === 'mismatch') return (await db.$count(refundsDue, isOfIt)) > 0;
  if (payment.state !== 'paid') return false;
  const keys = [keyOf(payment, null), keyOf(payment, payment.gatewayPaymentId)];
  const isUnused = inArray(refundsDue.reason, ['paid twice', 'paid too late']);
  const isItsFirst = inArray(refundsDue.paymentKey, keys);
  return (await db.$count(refundsDue, and(isOfIt, isUnused, isItsFirst))) > 0;
}

/** A gateway's name of the money that came, or the shop's own where it gave none. */
function keyOf({ gateway, txnid }: PaymentRow, gatewayPaymentId: string | null): string {
  return `${gateway} ${gatewayPaymentId ?? txnid}`;
}
