import { type MetadataJson, parsePhoneNumberFromString } from 'libphonenumber-js/core';
import { numberText } from './digits.ts';

/** The calling code of India. */
export const INDIA_CALLING_CODE = '+91';

/** The digits of a mobile number after its calling code, in India and in the specification. */
export const MOBILE_DIGITS = 10;

/**
 * India's row of the library's metadata, without the patterns that only format. The rows of all
 * countries would weigh 19 kB in the browser, and nothing else here needs them (decision 0036).
 */
const INDIA: MetadataJson = {
  version: 4,
  country_calling_codes: { '91': ['IN'] },
  countries: {
    IN: ['91', '00', '(?:000800|[2-9]\\d\\d)\\d{7}|1\\d{7,12}', [8, 9, 10, 11, 12, 13], 0, '0'],
  },
  nonGeographic: {},
};

/**
 * Returns the ten digits of an Indian number, however its country and trunk prefix are written:
 * `+91 (0) 98250 00000`, `00919825000000`, `098250 00000`. A number that only begins with 91 stays
 * (`9198250000`). Returns undefined for anything that is not such a number, or not yet.
 */
export function indianDigits(written: string): string | undefined {
  // No number in India begins with 0: zeros in front are prefixes.
  const text = numberText(written).replace(/^0+/, '');
  if (!/^\+?\d+$/.test(text)) return undefined;
  const number = parsePhoneNumberFromString(text, { defaultCountry: 'IN' }, INDIA);
  if (!number?.isValid() || number.nationalNumber.length !== MOBILE_DIGITS) return undefined;
  return number.nationalNumber;
}

/**
 * Returns a number without the calling code that it begins with: `+977…` or `00977…`; one of India
 * also without its trunk prefix.
 */
export function nationalDigits(callingCode: string, written: string): string {
  const text = numberText(written);
  const known = callingCode === INDIA_CALLING_CODE ? indianDigits(text) : undefined;
  if (known) return known;
  const prefixes = [callingCode, `00${callingCode.slice(1)}`];
  const prefix = callingCode && prefixes.find((one) => text.startsWith(one));
  return prefix ? text.slice(prefix.length) : text;
}

/**
 * Returns a number as calls carry it: `+91` and ten digits, or the calling code of another country
 * and the digits after it. A number that begins with another calling code keeps that one; anything
 * else stays for a rule to refuse.
 */
export function withCallingCode(callingCode: string, written: string): string {
  const rest = nationalDigits(callingCode, written);
  return /^\d/.test(rest) ? callingCode + rest : rest;
}

/** The same for a number that itself says whether it is Indian; others lose their separators. */
export function plainNumber(written: string): string {
  const text = numberText(written);
  return /^(\+|00)91/.test(text) ? withCallingCode(INDIA_CALLING_CODE, text) : text;
}
