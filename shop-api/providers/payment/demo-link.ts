import type { Keys } from '../keys/keys.ts';
import { isTxnid } from './is-txnid.ts';
import { paiseText, readPaise } from './paise-text.ts';
import type { PaymentAttempt } from './payment.ts';
import { readForm } from './read-form.ts';
import { sameText } from './same-text.ts';

/** What a link to the demo gateway asks for. */
export type DemoPayment = Pick<
  PaymentAttempt,
  'txnid' | 'amountPaise' | 'product' | 'returnUrl' | 'expiresAt'
>;

const PURPOSE = 'demo payment link';
const SIGNED = ['amount', 'product', 'until', 'return'];

/** The query of a link; it holds all that the gateway will know of the payment. */
export function linkQuery(keys: Keys, attempt: PaymentAttempt): string {
  if (!isTxnid(attempt.txnid)) throw new RangeError('A txnid is 1 to 25 letters and digits');
  const fields: Record<string, string> = {
    amount: paiseText(attempt.amountPaise),
    product: attempt.product.toWellFormed(),
    until: attempt.expiresAt.toISOString(),
    return: attempt.returnUrl,
  };
  const signature = sign(keys, attempt.txnid, fields);
  return new URLSearchParams({ ...fields, signature }).toString();
}

/** Reads a link; undefined when the shop has not made it. */
export function readLinkQuery(keys: Keys, txnid: string, query: string): DemoPayment | undefined {
  const form = readForm(query);
  const fields = Object.fromEntries(SIGNED.map((name) => [name, form?.get(name) ?? '']));
  if (!sameText(form?.get('signature') ?? '', sign(keys, txnid, fields))) return undefined;
  const { amount = '', product = '', until = '', return: returnUrl = '' } = fields;
  const amountPaise = readPaise(amount) ?? 0;
  return { txnid, amountPaise, product, returnUrl, expiresAt: new Date(until) };
}

function sign(keys: Keys, txnid: string, fields: Record<string, string>): string {
  return keys.sign(PURPOSE, JSON.stringify([txnid, ...SIGNED.map((name) => fields[name])]));
}
