import type { Keys } from '../../keys.ts';
import type {
  CallbackReading,
  CallbackRequest,
  PaymentAttempt,
  PaymentEvent,
} from '../payment-gateway.ts';
import { isTxnid, paiseText, readForm, readPaise, sameText } from '../signed-values.ts';

/** A payment as a link to the demo gateway describes it. */
export type DemoPayment = Pick<
  PaymentAttempt,
  'txnid' | 'amountPaise' | 'product' | 'returnUrl' | 'expiresAt'
>;

const LINK_PURPOSE = 'demo payment link';
const SIGNED_LINK_FIELDS = ['amount', 'product', 'until', 'return'];

/** Returns the query of a link; it contains everything that the gateway knows of the payment. */
export function linkQuery(keys: Keys, attempt: PaymentAttempt): string {
  if (!isTxnid(attempt.txnid)) throw new RangeError('A txnid is 1 to 25 letters and digits');
  const fields: Record<string, string> = {
    amount: paiseText(attempt.amountPaise),
    product: attempt.product.toWellFormed(),
    until: attempt.expiresAt.toISOString(),
    return: attempt.returnUrl,
  };
  const signature = signLink(keys, attempt.txnid, fields);
  return new URLSearchParams({ ...fields, signature }).toString();
}

/** Reads a link; undefined when the shop has not made it. */
export function readLinkQuery(keys: Keys, txnid: string, query: string): DemoPayment | undefined {
  const form = readForm(query);
  const fields = Object.fromEntries(
    SIGNED_LINK_FIELDS.map((name) => [name, form?.get(name) ?? '']),
  );
  if (!sameText(form?.get('signature') ?? '', signLink(keys, txnid, fields))) return undefined;
  const { amount = '', product = '', until = '', return: returnUrl = '' } = fields;
  const amountPaise = readPaise(amount) ?? 0;
  return { txnid, amountPaise, product, returnUrl, expiresAt: new Date(until) };
}

function signLink(keys: Keys, txnid: string, fields: Record<string, string>): string {
  return keys.sign(
    LINK_PURPOSE,
    JSON.stringify([txnid, ...SIGNED_LINK_FIELDS.map((name) => fields[name])]),
  );
}

/** The payment methods of the demo's page. */
export type DemoMode = 'upi' | 'card' | 'netbanking';

/** A payment notification of the demo gateway. */
export interface DemoNotification {
  txnid: string;
  status: 'paid' | 'failed' | 'pending';
  amountPaise: number;
  /** Empty where no payment was made. */
  paymentId: string;
  mode: DemoMode;
}

const NOTIFICATION_PURPOSE = 'demo payment news';
const SIGNED_NOTIFICATION_FIELDS = ['txnid', 'status', 'amount', 'currency', 'payment_id', 'mode'];

/** Converts a notification to a form, posted by the browser or as a webhook. */
export function notificationFields(
  keys: Keys,
  notification: DemoNotification,
): Record<string, string> {
  const fields = plainFields(notification);
  return { ...fields, signature: signNotification(keys, fields) };
}

/** Reads the form of `notificationFields`; every field is signed. */
export function readNotification(keys: Keys, { bytes }: CallbackRequest): CallbackReading {
  const form = readForm(bytes);
  if (!form) return { kind: 'refused', why: 'nonsense' };
  const signature = form.get('signature');
  if (!signature) return { kind: 'refused', why: 'not_signed' };
  const fields = Object.fromEntries(
    SIGNED_NOTIFICATION_FIELDS.map((name) => [name, form.get(name) ?? '']),
  );
  if (!sameText(signature, signNotification(keys, fields)))
    return { kind: 'refused', why: 'wrong_signature' };
  const event = eventOf(fields);
  return event ? { kind: 'event', event } : { kind: 'refused', why: 'nonsense' };
}

/** Converts a notification to the event of a look-up. */
export function notificationEvent(notification: DemoNotification): PaymentEvent | undefined {
  return eventOf(plainFields(notification));
}

function plainFields({ txnid, status, amountPaise, paymentId, mode }: DemoNotification) {
  const amount = paiseText(amountPaise);
  return { txnid, status, amount, currency: 'INR', payment_id: paymentId, mode };
}

function eventOf(fields: Record<string, string>): PaymentEvent | undefined {
  const { txnid = '', status, amount = '', currency = '', payment_id: id } = fields;
  const amountPaise = readPaise(amount);
  if (!isTxnid(txnid) || amountPaise === undefined) return undefined;
  const facts = { txnid, currency, amountPaise, paymentId: id || null, reference: null, fields };
  if (status === 'paid') return id ? { ...facts, outcome: 'paid' } : undefined;
  return status === 'failed' || status === 'pending' ? { ...facts, outcome: status } : undefined;
}

function signNotification(keys: Keys, fields: Record<string, string>): string {
  return keys.sign(
    NOTIFICATION_PURPOSE,
    JSON.stringify(SIGNED_NOTIFICATION_FIELDS.map((name) => fields[name])),
  );
}
