import { and, eq, inArray } from 'drizzle-orm';
import { formatPaise } from '../../../contract/money.ts';
import type { Database } from '../../db/database.ts';
import { payments } from '../../db/schema/payments.ts';
import { refundsDue } from '../../db/schema/refunds-due.ts';
import type { MailMessage } from '../../providers/mail/mail.ts';
import type { PaymentEvent } from '../../providers/payment/payment-gateway.ts';
import type { Context } from '../kernel/context.ts';
import { heading, paragraph } from '../mail/email-sections.ts';
import { provenEmail } from '../mail/proven-email.ts';
import { queueMail } from '../mail/queue-mail.ts';
import { renderEmail } from '../mail/render-email.ts';
import type { PaymentRow } from './payment.ts';

interface RecordRefundDue {
  payment: PaymentRow;
  event: PaymentEvent;
  reason: string;
}

/**
 * Records a refund due and queues an email to the customer; a payment that is reported again is
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
  const payload = { ...recorded, paymentId: payment.id };
  await queueMail({ ctx, input: { kind: 'refund_due', payload } });
}

/**
 * Returns whether the money of a payment goes back because it differed from the request, came too
 * late, or paid for a paid subject. A payment that was used and then made a second time does not
 * count.
 */
export async function isRefundDue(db: Database, payment: PaymentRow): Promise<boolean> {
  const isOfIt = eq(refundsDue.paymentId, payment.id);
  if (payment.state === 'mismatch') return (await db.$count(refundsDue, isOfIt)) > 0;
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

interface WriteRefundDue {
  ctx: Pick<Context, 'db'>;
  input: { refundId: number; paymentId: number };
}

/** The explanation for the customer, by the reason in `refunds_due`. */
const WHY: Record<string, string> = {
  'paid twice': 'because it had been paid already',
  'paid too late': 'because the time to pay was over',
  'other than asked for': 'because it was not the amount that we asked for',
};

/**
 * System job: writes the email about a payment that the shop cannot use. Undefined where no email
 * address is proven.
 */
export async function writeRefundDue({
  ctx,
  input,
}: WriteRefundDue): Promise<MailMessage | undefined> {
  const [refund] = await ctx.db.select().from(refundsDue).where(eq(refundsDue.id, input.refundId));
  const [payment] = await ctx.db.select().from(payments).where(eq(payments.id, input.paymentId));
  if (!refund || !payment?.customerId) return undefined;
  const to = await provenEmail({ ctx, input: { customerId: payment.customerId } });
  if (!to) return undefined;
  const amount = formatPaise(refund.amountPaise);
  const rendered = renderEmail({
    subject: `We owe you ${amount}`,
    sections: [
      heading(`We owe you ${amount}`),
      paragraph(
        `We received ${amount} for "${payment.product}" and cannot use it, ${WHY[refund.reason] ?? 'as it stands'}. All of it goes back to you, the way it was paid. You need not do anything.`,
      ),
    ],
  });
  return { to, ...rendered };
}
