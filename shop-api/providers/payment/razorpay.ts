import type { Clock } from '../clock/clock.ts';
import { factDifferences } from './fact-differences.ts';
import { GatewayError } from './gateway-error.ts';
import type { PaymentAttempt, PaymentEvent, PaymentGateway, PaymentLink } from './payment.ts';
import type { RazorpayAccess } from './razorpay-api.ts';
import { findLink, openLink } from './razorpay-api.ts';
import { readRazorpayCallback } from './razorpay-callback.ts';
import type { RazorpayLink } from './razorpay-link.ts';
import { linkEvent } from './razorpay-link.ts';

export interface RazorpayOptions extends RazorpayAccess {
  webhookSecret: string;
  clock: Clock;
}

/** Razorpay refuses links that end within 15 minutes; one more for the way. */
const SHORTEST_MS = 16 * 60_000;
const MOST_DESCRIPTION = 255;

/**
 * Razorpay's payment links (https://razorpay.com/docs/api/payments/payment-links). A link is named by
 * the txnid, so asking again finds the one there is. Webhooks are set in its dashboard:
 * `payment_link.paid`, `.partially_paid`, `.cancelled` and `.expired`.
 */
export function razorpay(options: RazorpayOptions): PaymentGateway {
  return {
    name: 'razorpay',
    createLink: (attempt) => createLink(options, attempt),
    readCallback: (request) => readRazorpayCallback(options, request),
    differences,
    lookUp: (attempt) => lookUp(options, attempt),
  };
}

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

/** A refusal may mean that an earlier call, whose answer was lost, has opened the link. */
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
    description: product.slice(0, MOST_DESCRIPTION),
    customer: { name: customer.name, email: customer.email, contact: customer.phone },
    // The shop writes to its customers itself.
    notify: { sms: false, email: false },
    reminder_enable: false,
    callback_url: returnUrl,
    callback_method: 'get',
    expire_by: Math.floor(Math.max(expiresAt.getTime(), earliest) / 1000),
    notes: Object.fromEntries(notes.map((note, at) => [`note_${at + 1}`, note])),
  };
}

/** The shopper is sent there: never to a page less guarded than the API itself. */
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
