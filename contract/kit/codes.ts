import { LOGIN_CODE_LENGTH } from '../shop/limits.ts';
import { withPlainDigits } from './digits.ts';

const AROUND = /^[\s"'`“”‘’‚„«»‹›.,:;()[\]-]+|[\s"'`“”‘’‚„«»‹›.,:;()[\]-]+$/g;

/**
 * Returns the code of a voucher or gift voucher as it was copied out of a message: without quotes
 * and stops around it and characters that nobody sees, full-width letters as plain ones.
 */
export function cleanCode(copied: string): string {
  return withPlainDigits(copied.normalize('NFKC').replace(/\p{Cf}/gu, '')).replace(AROUND, '');
}

/**
 * Returns the digits of a login code out of what is typed or pasted: `12 34 56`, `123-456`,
 * `१२३४५६`, or the whole message with the code in it. At most six.
 */
export function loginCodeDigits(typed: string): string {
  const text = withPlainDigits(typed);
  const whole = text.match(/\d+/g)?.find((digits) => digits.length === LOGIN_CODE_LENGTH);
  return whole ?? text.replace(/\D/g, '').slice(0, LOGIN_CODE_LENGTH);
}
