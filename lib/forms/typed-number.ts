import { numberText } from '@/contract/kit/digits';
import {
  INDIA_CALLING_CODE,
  indianDigits,
  MOBILE_DIGITS,
  nationalDigits,
} from '@/contract/kit/phones';

/** The longest number of any country (E.164), which is also the longest way to write ten digits. */
const MAX_DIGITS = 15;

/** The most characters of the profile's number: `+91` and ten digits. */
const MAX_PROFILE_LENGTH = 13;

/** A number as its field shows it. */
export interface TypedNumber {
  text: string;
  /** More was typed than a number has, and its end was left out. */
  isCut: boolean;
}

interface NumberField {
  /** In front of the field, with its plus; undefined until a country is chosen. */
  callingCode: string | undefined;
  /** Numbers of any country, which differ in length; otherwise ten digits. */
  isAnyLength?: boolean | undefined;
}

/**
 * Returns what a field after a calling code shows, at each key and after a paste: the digits after
 * the code, as soon as it is certain where they begin. Until then all of it stays, so that
 * `919825000000` is never cut to a number of somebody else.
 */
export function typedAfterCode(typed: string, field: NumberField): TypedNumber {
  const { callingCode = '', isAnyLength } = field;
  const rest = nationalDigits(callingCode, charactersOf(typed));
  const code = callingCode.slice(1);
  const mayBeShortened = /^[+0]/.test(rest) || (code !== '' && rest.startsWith(code));
  return cut(rest, isAnyLength || mayBeShortened ? MAX_DIGITS : MOBILE_DIGITS);
}

/** The same for ten digits after +91. */
export function typedAfterIndia(typed: string): TypedNumber {
  return typedAfterCode(typed, { callingCode: INDIA_CALLING_CODE });
}

/** Returns what the field of the profile shows, which has no calling code in front. */
export function typedWithCode(typed: string): TypedNumber {
  const text = charactersOf(typed);
  if (text.length <= MAX_PROFILE_LENGTH) return { text: typed, isCut: false };
  const digits = indianDigits(text);
  if (digits) return { text: INDIA_CALLING_CODE + digits, isCut: false };
  const mayBeShortened = /^(0|\+?910)/.test(text);
  return cut(text, mayBeShortened ? MAX_DIGITS : MAX_PROFILE_LENGTH);
}

function charactersOf(typed: string): string {
  return numberText(typed)
    .replace(/[^\d+]/g, '')
    .replace(/(?!^)\+/g, '');
}

function cut(text: string, max: number): TypedNumber {
  return { text: text.slice(0, max), isCut: text.length > max };
}
