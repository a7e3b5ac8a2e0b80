import { eq } from 'drizzle-orm';
import { type Message, withValues } from '../../../contract/messages/text-with-values.ts';
import { CASH_ON_DELIVERY } from '../../../contract/orders/payment-kinds.ts';
import type { MembershipPlan } from '../../../contract/shop/membership-plans.ts';
import { formatPaise } from '../../../contract/shop/money.ts';
import type { CompanyProfile } from '../../../contract/shop/shop.ts';
import { memberships } from '../../db/schema/memberships.ts';
import { orders } from '../../db/schema/orders.ts';
import { payments } from '../../db/schema/payments.ts';
import { refundsDue } from '../../db/schema/refunds-due.ts';
import type { MailMessage } from '../../providers/mail/mail.ts';
import type { TextMessage } from '../../providers/sms/sms.ts';
import { provenEmail } from '../mail/proven-email.ts';
import { provenPhone } from '../mail/proven-phone.ts';
import { type WriteContext, writeMail, writeSms } from '../mail/write-message.ts';
import { currentSettings } from '../settings/read-settings.ts';
import type { RefundNotification } from './notify-of-refund.ts';

interface WriteRefund {
  ctx: WriteContext;
  input: { refundId: number };
}

/** System job: writes the email that money goes back. Undefined where no address is proven. */
export function writeRefundDue({ ctx, input }: WriteRefund): Promise<MailMessage | undefined> {
  return mailOf(ctx, input.refundId, 'due');
}

/** System job: writes the text message that money goes back. Undefined without a proven number. */
export function writeRefundDueSms({ ctx, input }: WriteRefund): Promise<TextMessage | undefined> {
  return smsOf(ctx, input.refundId, 'due');
}

/** System job: writes the email that money was paid back. Undefined where no address is proven. */
export function writeRefundDone({ ctx, input }: WriteRefund): Promise<MailMessage | undefined> {
  return mailOf(ctx, input.refundId, 'done');
}

/** System job: writes the text message that money was paid back. Undefined without a proven number. */
export function writeRefundDoneSms({ ctx, input }: WriteRefund): Promise<TextMessage | undefined> {
  return smsOf(ctx, input.refundId, 'done');
}

async function mailOf(ctx: WriteContext, refundId: number, news: RefundNotification) {
  const refund = await readRefund(ctx, refundId);
  const to = refund && (await provenEmail({ ctx, input: refund }));
  if (!refund || !to) return undefined;
  const { values } = refund;
  const rendered = await writeMail(ctx, { to, template: templateOf(refund, news), values });
  return { replyTo: refund.company.support.email, ...rendered };
}

async function smsOf(ctx: WriteContext, refundId: number, news: RefundNotification) {
  const refund = await readRefund(ctx, refundId);
  const mobile = refund && (await provenPhone({ ctx, input: refund }));
  if (!refund || !mobile) return undefined;
  const { values } = refund;
  return writeSms(ctx, { template: templateOf(refund, news), values, mobile });
}

/** The explanation for a payment that the shop cannot use, by the reason in `refunds_due`. */
const UNUSABLE: Record<string, string> = {
  'paid twice': 'because it had been paid already',
  'paid too late': 'because the time to pay was over',
  'other than asked for': 'because it was not the amount that we asked for',
};

function templateOf({ reason }: { reason: string }, news: RefundNotification) {
  if (news === 'done') return 'refund.done';
  return Object.hasOwn(UNUSABLE, reason) ? 'refund.unusable' : 'refund.due';
}

/** Reads a refund with its customer; undefined where a visitor paid, whom no account names. */
async function readRefund({ db }: WriteContext, refundId: number) {
  const { company } = await currentSettings(db);
  const [found] = await db
    .select({ refund: refundsDue, payment: payments, order: orders, plan: memberships.plan })
    .from(refundsDue)
    .leftJoin(payments, eq(payments.id, refundsDue.paymentId))
    .leftJoin(memberships, eq(memberships.id, payments.membershipId))
    .leftJoin(orders, eq(orders.id, refundsDue.orderId))
    .where(eq(refundsDue.id, refundId));
  const customerId = found?.payment?.customerId ?? found?.order?.customerId;
  if (!found || !customerId) return undefined;
  const { refund, payment, order } = found;
  const isCash = order?.payType === CASH_ON_DELIVERY && !payment;
  const values = {
    amount: formatPaise(refund.amountPaise),
    subject: order ? withValues('your order {number}', order) : paidFor(found, company),
    method: isCash ? CASH_REFUND : 'It goes back the way it was paid.',
    why: UNUSABLE[refund.reason] ?? '',
  };
  return { customerId, reason: refund.reason, values, company };
}

/** Names what was bought other than an order. */
function paidFor(
  { payment, plan }: PaidWithoutOrder,
  { name: shop, membershipName: membership }: CompanyProfile,
): Message {
  if (payment?.giftCardId) return withValues('{shop} gift voucher', { shop });
  if (plan === 'yearly') return withValues('{membership}, one year', { membership });
  return withValues(plan === null ? '{membership}' : '{membership}, one month', { membership });
}

interface PaidWithoutOrder {
  payment: { giftCardId: number | null } | null;
  plan: MembershipPlan | null;
}

const CASH_REFUND = 'We ask you for the bank account or UPI ID that it should go to.';
