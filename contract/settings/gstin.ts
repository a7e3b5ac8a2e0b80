import { stateOfGstin } from '../shop/gst-states.ts';

const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** State, PAN, number of the registration, Z, check digit. */
const GSTIN = /^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[\dA-Z]$/;

/** Whether a GSTIN is well formed, of a state, and ends in the check digit of its other characters. */
export function isGstin(text: string): boolean {
  if (!GSTIN.test(text) || !stateOfGstin(text)) return false;
  const sum = [...text.slice(0, -1)].reduce((total, digit, index) => {
    const product = DIGITS.indexOf(digit) * (index % 2 === 0 ? 1 : 2);
    return total + Math.floor(product / DIGITS.length) + (product % DIGITS.length);
  }, 0);
  return text.at(-1) === DIGITS[(DIGITS.length - (sum % DIGITS.length)) % DIGITS.length];
}
