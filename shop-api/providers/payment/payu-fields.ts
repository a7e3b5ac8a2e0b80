import { paiseText } from './paise-text.ts';
import type { PaymentAttempt } from './payment.ts';

const MOST_PRODUCT = 100;
const MOST_NAME = 60;
const MOST_EMAIL = 50;
const MOST_NOTE = 255;
const NOTES = 5;

/**
 * What PayU is told of an attempt and gives back with it. PayU signs the values joined by `|` without
 * saying where one ends, so none may hold one: two different payments would have one signature.
 */
export function payuFields(attempt: PaymentAttempt): Record<string, string> {
  const notes = Array.from({ length: NOTES }, (_, at) => [
    `udf${at + 1}`,
    unambiguous(attempt.notes[at] ?? '', MOST_NOTE),
  ]);
  return {
    txnid: attempt.txnid,
    amount: paiseText(attempt.amountPaise),
    productinfo: unambiguous(attempt.product, MOST_PRODUCT),
    firstname: unambiguous(attempt.customer.name, MOST_NAME) || 'Customer',
    email: unambiguous(attempt.customer.email, MOST_EMAIL),
    ...Object.fromEntries(notes),
  };
}

/** Whether a value can stand in a signed list: no delimiter, nothing unseen. */
export function isUnambiguous(value: string): boolean {
  return !/[|\p{C}]/u.test(value);
}

/** Without delimiters and unseen characters, with single spaces. */
function unambiguous(value: string, most: number): string {
  const cleaned = value.replace(/[|\s\p{C}]+/gu, ' ').trim();
  return [...cleaned].slice(0, most).join('').trim();
}
