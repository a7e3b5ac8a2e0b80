import { eq } from 'drizzle-orm';
import { payments } from '../../db/schema/payments.ts';
import { refundsDue } from '../../db/schema/refunds-due.ts';
import type { MailMessage } from '../../providers/mail/mail.ts';
import type { Context } from '../context.ts';
import { writeLetter } from '../mail/letter.ts';
import { heading, paragraph } from '../mail/letter-parts.ts';
import { provenEmail } from '../mail/proven-email.ts';
import { formatPaise } from '../pricing/format-paise.ts';

interface WriteRefundDue {
  ctx: Pick<Context, 'db'>;
  input: { refundId: number; paymentId: number };
}

/** Why money cannot be used, by the reason in `refunds_due`. */
const WHY: Record<string, string> = {
  'paid twice': 'because it had been paid already',
  'paid too late': 'because the time to pay was over',
  'other than asked for': 'because it was not the amount that we asked for',
};

/**
 * The shop itself: tells a customer that a payment came which the shop cannot use. Undefined where no
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
  const letter = writeLetter({
    subject: `We owe you ${amount}`,
    parts: [
      heading(`We owe you ${amount}`),
      paragraph(
        `We received ${amount} for "${payment.product}" and cannot use it, ${WHY[refund.reason] ?? 'as it stands'}. All of it goes back to you, the way it was paid. You need not do anything.`,
      ),
    ],
  });
  return { to, ...letter };
}
