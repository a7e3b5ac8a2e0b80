import type { Clock } from '../../clock.ts';
import type { GatewayDescriptor } from '../gateway-descriptor.ts';
import {
  GatewayError,
  type PaymentAttempt,
  type PaymentEvent,
  type PaymentGateway,
  type PaymentLink,
} from '../payment-gateway.ts';
import { factDifferences } from '../signed-values.ts';
import { readRazorpayCallback } from './callback.ts';
import { findLink, linkEvent, openLink, type RazorpayAccess, type RazorpayLink } from './links.ts';
import { refundAtRazorpay } from './refunds.ts';

export interface RazorpayOptions extends RazorpayAccess {
  webhookSecret: string;
  clock: Clock;
}

/** Razorpay refuses links that expire within 15 minutes; one more minute for the request. */
const SHORTEST_MS = 16 * 60_000;
const MAX_DESCRIPTION = 255;

/**
 * Razorpay's payment links (https://razorpay.com/docs/api/payments/payment-links). The txnid names
 * a link, so a repeated request finds the existing one. Webhooks are configured in its dashboard:
 * `payment_link.paid`, `.partially_paid`, `.cancelled` and `.expired`.
 */
export function razorpay(options: RazorpayOptions): PaymentGateway {
  return {
    name: 'razorpay',
    createLink: (attempt) => createLink(options, attempt),
    readCallback: (request) => readRazorpayCallback(options, request),
    differences,
    lookUp: (attempt) => lookUp(options, attempt),
    refund: (request) => refundAtRazorpay(options, request),
  };
}

export const razorpayGateway: GatewayDescriptor<
  'RAZORPAY_KEY_ID' | 'RAZORPAY_KEY_SECRET' | 'RAZORPAY_WEBHOOK_SECRET' | 'RAZORPAY_URL'
> = {
  name: 'razorpay',
  title: 'Razorpay',
  keys: ['RAZORPAY_KEY_ID', 'RAZORPAY_KEY_SECRET', 'RAZORPAY_WEBHOOK_SECRET'],
  addresses: { RAZORPAY_URL: 'https://api.razorpay.com/v1' },
  open: (values, { clock }) =>
    razorpay({
      keyId: values.RAZORPAY_KEY_ID,
      keySecret: values.RAZORPAY_KEY_SECRET,
      webhookSecret: values.RAZORPAY_WEBHOOK_SECRET,
      apiUrl: values.RAZORPAY_URL.replace(/\/+$/, ''),
      clock,
    }),
};

async function createLink(options: RazorpayOptions, attempt: PaymentAttempt): Promise<PaymentLink> {
  const link = await openLink(options, linkBody(options.clock, attempt)).catch((error: unknown) =>
    existingLink(options, { attempt, error }),
  );
  const isAsked = link.txnid === attempt.txnid && link.amountPaise === attempt.amountPaise;
  if (!isAsked || link.currency !== attempt.currency) {
    throw new GatewayError('nonsense', 'Razorpay opened a link for something else');
  }
  return { url: pageOf(options, link), method: 'GET', fields: {}, reference: link.id };
}

/** Finds a link after a refusal: an earlier call, whose answer was lost, may have opened it. */
async function existingLink(
  options: RazorpayOptions,
  { attempt, error }: { attempt: PaymentAttempt; error: unknown },
): Promise<RazorpayLink> {
  if (!(error instanceof GatewayError) || error.kind !== 'refused') throw error;
  const link = await findLink(options, attempt);
  if (link?.status !== 'created') throw error;
  return link;
}

function linkBody(clock: Clock, attempt: PaymentAttempt) {
  const { txnid, amountPaise, currency, product, customer, notes, returnUrl, expiresAt } = attempt;
  const earliest = clock.now().getTime() + SHORTEST_MS;
  return {
    amount: amountPaise,
    currency,
    accept_partial: false,
    reference_id: txnid,
    description: product.slice(0, MAX_DESCRIPTION),
    customer: { name: customer.name, email: customer.email, contact: customer.phone },
    // The shop notifies its customers itself.
    notify: { sms: false, email: false },
    reminder_enable: false,
    callback_url: returnUrl,
    callback_method: 'get',
    expire_by: Math.floor(Math.max(expiresAt.getTime(), earliest) / 1000),
    notes: Object.fromEntries(notes.map((note, at) => [`note_${at + 1}`, note])),
  };
}

/** Returns the page that the shopper is sent to; refuses one less protected than the API itself. */
function pageOf({ apiUrl }: RazorpayOptions, { url }: RazorpayLink): string {
  const page = URL.parse(url ?? '');
  if (page && page.protocol === new URL(apiUrl).protocol) return page.href;
  throw new GatewayError('nonsense', 'Razorpay opened a link without an address');
}

async function lookUp(options: RazorpayOptions, attempt: PaymentAttempt): Promise<PaymentEvent> {
  const link = await findLink(options, attempt);
  if (link) return linkEvent(link);
  const nothing = { amountPaise: null, paymentId: null, reference: null, fields: {} };
  return { outcome: 'pending', txnid: attempt.txnid, currency: attempt.currency, ...nothing };
}

function differences(attempt: PaymentAttempt, event: PaymentEvent): string[] {
  const isOther = attempt.reference !== null && event.reference !== attempt.reference;
  return [...factDifferences(attempt, event), ...(isOther ? ['reference'] : [])];
}
