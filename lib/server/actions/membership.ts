import 'server-only';
import { object, string } from 'yup';
import { oneOf, transactionId } from '@/contract/kit/fields';
import { paymentMessages } from '@/contract/messages/payments';
import { requestMessages } from '@/contract/messages/requests';
import { DEFAULT_PLAN, MEMBERSHIP_PLANS } from '@/contract/shop/membership-plans';
import { checkFields } from '@/lib/server/http/fields';
import type { Read } from '@/lib/server/http/handle-read';
import type { Write, Written } from '@/lib/server/http/handle-write';
import { pathId } from '@/lib/server/http/path-id';
import { readMembershipPayment } from '@/lib/server/shopper/membership';
import type { MembershipPaymentStatus } from '@/lib/view/membership';
import { toPaymentPage } from './payment-page';

const membershipPaymentFields = object({
  txnid: transactionId(),
  plan: oneOf('Plan', MEMBERSHIP_PLANS).default(DEFAULT_PLAN),
  /** `app` inside the mobile app. */
  surface: string().default('web'),
});

/** Starts or continues the payment of a purchase and returns its payment page. */
export async function payMembershipAction(write: Write<unknown>): Promise<Written> {
  const { txnid, plan, surface } = await write.input(membershipPaymentFields);
  const link = await write.callOnce('getMembershipPaymentLink', { body: { txnid, plan } });
  const url = toPaymentPage({ session: write.session, link: link.payment_url, surface });
  return { data: { url }, message: paymentMessages.complete, next: url };
}

/** Returns the status of the purchase in the query. @throws ApiError */
export async function pollMembershipPayment({
  query,
  ...shopper
}: Read): Promise<MembershipPaymentStatus> {
  const values = Object.fromEntries(query);
  const { txnid } = await checkFields(membershipPaymentFields, { values, isForm: true });
  return readMembershipPayment(shopper, txnid);
}

/** Cancels the term in the path. */
export async function cancelMembershipAction({
  params,
  callOnce,
}: Write<{ id: string }>): Promise<Written> {
  const id = pathId(params.id, requestMessages.missing('Membership'));
  const { message = '' } = await callOnce('cancelMembership', { body: { id } });
  return { data: { message }, message };
}
