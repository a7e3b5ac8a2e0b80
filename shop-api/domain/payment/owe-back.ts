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
      amountPaise,
      reason,
      paymentKey: `${payment.gateway} ${event.paymentId ?? payment.txnid}`,
      createdAt: ctx.clock.now(),
    })
    .onConflictDoNothing()
    .returning({ refundId: refundsDue.id });
  if (!owed) return;
  const payload = { ...owed, paymentId: payment.id };
  await queueMail({ ctx, input: { kind: 'refund_due', payload } });
}
