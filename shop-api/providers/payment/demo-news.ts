import type { Keys } from '../keys/keys.ts';
import { isTxnid } from './is-txnid.ts';
import { paiseText, readPaise } from './paise-text.ts';
import type { CallbackReading, CallbackRequest, PaymentEvent } from './payment.ts';
import { readForm } from './read-form.ts';
import { sameText } from './same-text.ts';

/** How the shopper chose to pay on the demo's page. */
export type DemoMode = 'upi' | 'card' | 'netbanking';

/** What the demo gateway tells the shop of a payment. */
export interface DemoNews {
  txnid: string;
  status: 'paid' | 'failed' | 'pending';
  amountPaise: number;
  /** Empty where no payment was made. */
  paymentId: string;
  mode: DemoMode;
}

const PURPOSE = 'demo payment news';
const SIGNED = ['txnid', 'status', 'amount', 'currency', 'payment_id', 'mode'];

/** News as a form, for the browser to post or as a webhook. */
export function newsFields(keys: Keys, news: DemoNews): Record<string, string> {
  const fields = plainFields(news);
  return { ...fields, signature: sign(keys, fields) };
}

/** Reads what `newsFields` wrote; every field is signed. */
export function readNews(keys: Keys, { bytes }: CallbackRequest): CallbackReading {
  const form = readForm(bytes);
  if (!form) return { kind: 'refused', why: 'nonsense' };
  const signature = form.get('signature');
  if (!signature) return { kind: 'refused', why: 'not_signed' };
  const fields = Object.fromEntries(SIGNED.map((name) => [name, form.get(name) ?? '']));
  if (!sameText(signature, sign(keys, fields))) return { kind: 'refused', why: 'wrong_signature' };
  const event = eventOf(fields);
  return event ? { kind: 'event', event } : { kind: 'refused', why: 'nonsense' };
}

/** News as the shop takes it when it asks for it. */
export function newsEvent(news: DemoNews): PaymentEvent | undefined {
  return eventOf(plainFields(news));
}

function plainFields({ txnid, status, amountPaise, paymentId, mode }: DemoNews) {
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

function sign(keys: Keys, fields: Record<string, string>): string {
  return keys.sign(PURPOSE, JSON.stringify(SIGNED.map((name) => fields[name])));
}
