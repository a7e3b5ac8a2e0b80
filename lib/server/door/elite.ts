import 'server-only';
import { object, string } from 'yup';
import { DEFAULT_PLAN, ELITE_PLANS } from '@/contract/elite-plans';
import { oneOf, transactionId } from '@/contract/fields';
import { ApiError } from '@/lib/api/api-error';
import type { EliteHistory, Purchase, PurchaseNews } from '@/lib/api/elite';
import { eliteMessages } from '@/lib/api/elite';
import { checkFields } from './check-fields';
import type { Read } from './handle-read';
import type { Write, Written } from './handle-write';
import { leaveToPay } from './leave-to-pay';
import type { ShopperCall } from './shopper';

const purchase = object({
  txnid: transactionId(),
  plan: oneOf('Plan', ELITE_PLANS).default(DEFAULT_PLAN),
  /** `app` inside the mobile app. */
  surface: string().default('web'),
});

/** Opens the payment of a purchase, or goes on with it, and leads to the page where it is paid. */
export async function payPurchase(write: Write<unknown>): Promise<Written> {
  const { txnid, plan, surface } = await write.input(purchase);
  const link = await write.callOnce('getSubscriptionPaymentLink', { body: { txnid, plan } });
  const url = leaveToPay({ session: write.session, link: link.payment_url, surface });
  return { data: { url }, message: eliteMessages.onToPayment, next: url };
}

/** How the purchase in the query stands. @throws ApiError */
export async function pollPurchase({ query, call }: Read): Promise<PurchaseNews> {
  const values = Object.fromEntries(query);
  const { txnid } = await checkFields(purchase, { values, isForm: true });
  return { state: await readPurchase({ call }, txnid) };
}

/** How a purchase of the customer of the session stands. @throws ApiError */
export async function readPurchase(
  { call }: { call: ShopperCall },
  txnid: string,
): Promise<Purchase> {
  try {
    const { state } = await call('getSubscriptionPayment', { params: { txnid } });
    return state;
  } catch (error) {
    if (error instanceof ApiError && error.code === 'not_found') return 'new';
    throw error;
  }
}

/** Whether the customer of the session has been a member before. @throws ApiError */
export async function readEliteHistory({ call }: Read): Promise<EliteHistory> {
  const { data } = await call('listEliteRecords', {});
  return { wasMember: data.length > 0 };
}

/** Cancels the term in the path. */
export async function cancelElite({ params, callOnce }: Write<{ id: string }>): Promise<Written> {
  if (!/^[1-9]\d{0,8}$/.test(params.id)) {
    throw new ApiError('domain', 'Membership not found', { status: 404, code: 'not_found' });
  }
  const { message = '' } = await callOnce('cancelElite', { body: { id: Number(params.id) } });
  return { data: { message }, message };
}
