import { stateOfGstin } from './gst-states.ts';

const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const LENGTH = 15;

/** State, PAN, number of the registration, Z, check digit. */
const GSTIN = /^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[\dA-Z]$/;

/** What is wrong with a GSTIN: its length, what stands where, the state, or the check digit. */
type GstinProblem = 'length' | 'form' | 'state' | 'digit';

/**
 * Returns what is wrong with a GSTIN in capitals without spaces; undefined where it is well formed, of
 * a state, and ends in the check digit of its other characters.
 */
export function gstinProblem(text: string): GstinProblem | undefined {
  if (text.length !== LENGTH) return 'length';
  if (!GSTIN.test(text)) return 'form';
  if (!stateOfGstin(text)) return 'state';
  return text.at(-1) === checkDigit(text.slice(0, -1)) ? undefined : 'digit';
}

/** Returns a GSTIN out of what is typed: ` 24 aaaaa0000a-1z8` becomes `24AAAAA0000A1Z8`. */
export function gstinText(typed: string): string {
  return typed
    .normalize('NFKC')
    .replace(/[^\p{L}\p{Nd}]/gu, '')
    .toUpperCase();
}

/** The check digit to base 36: every second digit counts twice, of two digits each. */
function checkDigit(text: string): string | undefined {
  const sum = [...text].reduce((total, digit, index) => {
    const product = DIGITS.indexOf(digit) * (index % 2 === 0 ? 1 : 2);
    return total + Math.floor(product / DIGITS.length) + (product % DIGITS.length);
  }, 0);
  return DIGITS[(DIGITS.length - (sum % DIGITS.length)) % DIGITS.length];
}
