import { createHash } from 'node:crypto';
import type { PaymentAttempt } from '../payment-gateway.ts';
import { paiseText } from '../signed-values.ts';

const MAX_PRODUCT = 100;
const MAX_NAME = 60;
const MAX_EMAIL = 50;
const MAX_NOTE = 255;
const NOTES = 5;

/**
 * The fields of an attempt that PayU receives and returns. PayU signs the values joined by `|`,
 * so no value may contain one: two different payments would have the same signature.
 */
export function payuFields(attempt: PaymentAttempt): Record<string, string> {
  const notes = Array.from({ length: NOTES }, (_, at) => [
    `udf${at + 1}`,
    unambiguous(attempt.notes[at] ?? '', MAX_NOTE),
  ]);
  return {
    txnid: attempt.txnid,
    amount: paiseText(attempt.amountPaise),
    productinfo: unambiguous(attempt.product, MAX_PRODUCT),
    firstname: unambiguous(attempt.customer.name, MAX_NAME) || 'Customer',
    email: unambiguous(attempt.customer.email, MAX_EMAIL),
    ...Object.fromEntries(notes),
  };
}

/** Returns whether a value can be part of a signed list: no delimiter, no control character. */
export function isUnambiguous(value: string): boolean {
  return !/[|\p{C}]/u.test(value);
}

/** Removes delimiters and invisible characters, and leaves single spaces. */
function unambiguous(value: string, max: number): string {
  const cleaned = value.replace(/[|\s\p{C}]+/gu, ' ').trim();
  return [...cleaned].slice(0, max).join('').trim();
}

/** The fields that PayU's signatures cover, in their order. */
export const HASHED_FIELDS = [
  'key',
  'txnid',
  'amount',
  'productinfo',
  'firstname',
  'email',
  'udf1',
  'udf2',
  'udf3',
  'udf4',
  'udf5',
] as const;

/** Five more user fields that PayU reserves. */
const RESERVED = ['', '', '', '', ''];

/** Reads a field; an absent one is the empty text. */
type Read = (name: string) => string;

/** The signature of a payment form. */
export function requestHash(read: Read, salt: string): string {
  return sha512([...HASHED_FIELDS.map(read), ...RESERVED, salt]);
}

/** The signature of the form that PayU posts back. */
export function responseHash(read: Read, salt: string): string {
  const charges = read('additional_charges') || read('additionalCharges');
  return sha512([
    ...(charges ? [charges] : []),
    salt,
    read('status'),
    ...RESERVED,
    ...HASHED_FIELDS.map(read).toReversed(),
  ]);
}

interface Question {
  key: string;
  salt: string;
  command: string;
  /** The subject of the call, PayU's `var1`. */
  about: string;
}

/** The signature of a call to PayU's service. */
export function commandHash({ key, salt, command, about }: Question): string {
  return sha512([key, command, about, salt]);
}

function sha512(fields: string[]): string {
  return createHash('sha512').update(fields.join('|')).digest('hex');
}
