import { isTxnid } from './is-txnid.ts';
import { readPaise } from './paise-text.ts';
import type { CallbackReading, CallbackRequest } from './payment.ts';
import { payuEvent, RECORDED } from './payu-event.ts';
import { isUnambiguous } from './payu-fields.ts';
import { HASHED_FIELDS, responseHash } from './payu-hash.ts';
import { pick } from './plain-value.ts';
import { readForm } from './read-form.ts';
import { sameText } from './same-text.ts';

interface Secrets {
  key: string;
  salt: string;
}

type Refusal = Extract<CallbackReading, { kind: 'refused' }>;

const refused = (why: Refusal['why']): Refusal => ({ kind: 'refused', why });

/** Reads the browser's return and webhooks, which have one form. */
export function readPayuCallback(secrets: Secrets, { bytes }: CallbackRequest): CallbackReading {
  const form = readForm(bytes);
  if (!form) return refused('nonsense');
  const read = (name: string) => form.get(name) ?? '';
  if (!read('hash')) return refused('not_signed');
  const isSigned = sameText(read('hash'), responseHash(read, secrets.salt));
  if (!isSigned || read('key') !== secrets.key) return refused('wrong_signature');
  const amountPaise = readPaise(read('amount'));
  // With a delimiter inside a value the same signature fits another payment too.
  const isPlain = ['status', ...HASHED_FIELDS].every((name) => isUnambiguous(read(name)));
  if (!isPlain || amountPaise === undefined || !isTxnid(read('txnid'))) return refused('nonsense');
  const signed = Object.fromEntries(HASHED_FIELDS.map((name) => [name, read(name)]));
  const event = payuEvent({
    txnid: read('txnid'),
    amountPaise,
    // The signature leaves PayU's id out: whoever repeats a return could name any.
    paymentId: null,
    status: read('status'),
    fields: pick({ ...Object.fromEntries(form), ...signed }, RECORDED),
  });
  return { kind: 'event', event };
}
