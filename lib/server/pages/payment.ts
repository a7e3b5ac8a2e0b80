import 'server-only';
import { connection } from 'next/server';
import { paymentMessages } from '@/contract/messages/payments';
import type { PaymentPurpose } from '@/contract/orders/payment-kinds';
import { type PaidReceiver, TXNID } from '@/contract/payments/payments';
import { ApiError, isNotFound, messageFor } from '@/lib/api-error';
import { failureNotes } from '@/lib/failure-notes';
import { getText } from '@/lib/language/get-text';
import { routes } from '@/lib/routes';
import { logFailure } from '@/lib/server/api/log-failure';
import { readPayment } from '@/lib/server/api/payments';
import { callShopApi } from '@/lib/server/api/shop-api';
import { callAs } from '@/lib/server/api/shopper-call';
import { serverConfig } from '@/lib/server/config';
import { readSession } from '@/lib/server/session/session';
import { readMemberGain } from '@/lib/server/shopper/membership';
import type { Surface } from '@/lib/surface';
import { messageTranslator } from '@/lib/translated-failure';
import {
  type Gateway,
  type PaidGift,
  type PaymentOutcomeState,
  type PaymentStatusAnswer,
  paymentOutcomeOf,
} from '@/lib/view/checkout';
import type { MemberGain } from '@/lib/view/membership';
import type { DisplayedOrder } from '@/lib/view/orders';
import { hasUnprovenEmail } from '@/lib/view/profile';
import { toDisplayedOrder } from './order';

/** What a payment is for. */
interface Paid {
  purpose: PaymentPurpose;
  /** The order that is paid, for its own customer. */
  order: DisplayedOrder | null;
}

/** The gateway's data, or the reason why it cannot be opened, or a page to redirect to. */
export type PayPageData =
  | { gateway: Gateway; purpose: PaymentPurpose }
  | ({ problem: string; notes: string[] } & Paid)
  | { redirectTo: string };

/** Opens a payment at its gateway. Redirects a paid or closed payment to its outcome. */
export async function getPayPage(txnid: string): Promise<PayPageData> {
  await connection();
  try {
    return await openGateway(txnid, await readPayment({ txnid }));
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (isNotFound(error)) return { redirectTo: routes.notFound() };
    return { ...(await problemOf(error)), purpose: 'order', order: null };
  }
}

async function openGateway(txnid: string, payment: PaymentStatusAnswer): Promise<PayPageData> {
  const { purpose } = payment;
  try {
    const { url, method, fields } = await callShopApi('startPayment', {
      params: { txnid },
      body: {},
    });
    const gateway = { url: pathOf(url), method, fields: fields as Gateway['fields'] };
    return { gateway, purpose };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (error.code === 'conflict') return { redirectTo: routes.paid(txnid) };
    return { ...(await problemOf(error)), purpose, order: await readOwnOrder(txnid) };
  }
}

/** Reads the order of a payment for its own customer; null for everybody else. */
async function readOwnOrder(txnid: string): Promise<DisplayedOrder | null> {
  const session = await readSession();
  if (!session.token) return null;
  const call = callAs(session);
  try {
    const { order } = await call('getPayment', { params: { txnid } });
    if (!order) return null;
    const { data } = await call('getOrder', { params: { orderId: order.id } });
    return toDisplayedOrder(data);
  } catch (error) {
    if (error instanceof ApiError) return null;
    throw error;
  }
}

async function problemOf(error: ApiError) {
  logFailure(error);
  const t = await getText();
  const problem = messageTranslator(error, t)(messageFor(error, paymentMessages.failed));
  return { problem, notes: failureNotes(error).map(t.filled) };
}

/** Returns a path for the demo gateway, a page of the shop, so that shoppers stay on their host. */
function pathOf(url: string): string {
  const { publicOrigin } = serverConfig();
  return url.startsWith(`${publicOrigin}/`) ? url.slice(publicOrigin.length) : url;
}

/** The status of a payment when the shopper returns from the gateway. */
export interface PaidPageContent extends Paid {
  end: PaymentOutcomeState;
  surface: Surface | undefined;
  customer: Customer;
  /** A paid gift voucher, for the browser that paid it. */
  gift: PaidGift | null;
  /** What a new member has. */
  gain: MemberGain | null;
}

interface Customer {
  firstName: string;
  isEmailUnproven: boolean;
}

/** Reads the outcome of a payment. Without an answer it counts as open, and the page polls on. */
export async function getPaidPage(
  txnid: string,
): Promise<PaidPageContent | { redirectTo: string }> {
  if (!TXNID.test(txnid)) return { redirectTo: routes.notFound() };
  const { paying } = await readSession();
  const surface = paying?.txnid === txnid ? paying.surface : undefined;
  try {
    const { state, purpose, amount, receiver } = await callShopApi('getPayment', {
      params: { txnid },
    });
    const end = paymentOutcomeOf(state);
    const [order, customer, gain] = await Promise.all([
      readOwnOrder(txnid),
      readCustomer(),
      purpose === 'membership' && end === 'paid' ? readGain() : null,
    ]);
    const gift = surface && receiver ? giftOfPayment(amount, receiver) : null;
    return { end, purpose, surface, order, customer, gift, gain };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (isNotFound(error)) return { redirectTo: routes.notFound() };
    const customer = { firstName: '', isEmailUnproven: false };
    return {
      end: 'open',
      purpose: 'order',
      surface,
      order: null,
      customer,
      gift: null,
      gain: null,
    };
  }
}

function giftOfPayment(
  amount: number,
  { send_on: sendOn, by_whatsapp: byWhatsapp, ...receiver }: PaidReceiver,
): PaidGift {
  return { amount, receiver, sendOn, byWhatsapp };
}

/** Reads what a new member has; null without a login. */
async function readGain(): Promise<MemberGain | null> {
  const session = await readSession();
  return readMemberGain({ session, call: callAs(session) });
}

/** Reads how the shopper is thanked; nobody in particular without a login. */
async function readCustomer(): Promise<Customer> {
  const session = await readSession();
  const firstName = session.customer?.firstName ?? '';
  if (!session.token) return { firstName, isEmailUnproven: false };
  try {
    const { data } = await callAs(session)('getProfile', {});
    return { firstName, isEmailUnproven: hasUnprovenEmail(data) };
  } catch (error) {
    if (error instanceof ApiError) return { firstName, isEmailUnproven: false };
    throw error;
  }
}
