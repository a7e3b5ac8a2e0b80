import { withPlainDigits } from '../kit/digits.ts';

/** What people write before an amount and behind it: `₹ 1,250.00`, `Rs. 125/-`, `5 %`. */
const BEFORE = /^(?:(?:₹|Rs\.?|INR|MRP:?|रु\.?|રૂ\.?)\s*)+/iu;
const BEHIND = /(?:\s*(?:\/-|\/=|%|₹|Rs\.?|INR|only))+$/iu;
const AMOUNT = /^([-+]?)(\d[\d.,' ]*|\.\d+)$/;
const SIGNS = /[.,' ]/g;

/** Three digits in each group, or as in India two in all but the last. */
const THOUSANDS = /^[1-9]\d{0,2}(?:_\d{3})+$/;
const LAKHS = /^[1-9]\d?(?:_\d\d)+_\d{3}$/;

/** A number that was read. */
export interface ReadNumber {
  value: number;
  /** Whether its signs stand as they do elsewhere in the world, so that the writer is told. */
  isForeign: boolean;
}

/**
 * Reads a written number by where its signs stand: `1,25,000.00` and `1,299` are grouped, `99,90` has
 * a decimal comma, and so has `1.250,00`; `1,2,3` is none. Digits may be of any script.
 * @returns undefined for what is no number
 */
export function readNumber(written: string): ReadNumber | undefined {
  const plain = withPlainDigits(written)
    .replace(/\p{Zs}/gu, ' ')
    .replaceAll('’', "'")
    .replaceAll('−', '-')
    .trim();
  const [, minus = '', digits = ''] =
    AMOUNT.exec(plain.replace(BEFORE, '').replace(BEHIND, '').trim()) ?? [];
  const found = digits === '' ? undefined : unsigned(digits);
  return found && { ...found, value: minus === '-' ? -found.value : found.value };
}

/** Whether it is 1250 or 1.25 depends on where its writer lives: `1,250`, `1.250`. */
export function isAmbiguousNumber(written: string): boolean {
  return /^[^\d]*[1-9]\d{0,2}[.,]\d{3}(?!\d|[.,]\d)/.test(withPlainDigits(written).trim());
}

function unsigned(digits: string): ReadNumber | undefined {
  const signs = digits.match(SIGNS) ?? [];
  const last = signs.at(-1);
  if (last === undefined) return { value: Number(digits), isForeign: false };
  const isAlone = signs.length === 1;
  const isGrouping = new Set(signs).size === 1 && isGrouped(digits, last);
  // A lone point is one of decimals, whatever follows it.
  if (isGrouping && !(isAlone && last === '.')) {
    return { value: Number(digits.replace(SIGNS, '')), isForeign: last === '.' };
  }
  return withDecimals(digits, last);
}

function withDecimals(digits: string, sign: string): ReadNumber | undefined {
  const [whole = '', decimals = '', further] = digits.split(sign);
  const groups = new Set(whole.match(SIGNS));
  const [group] = groups;
  const isDecimal =
    (sign === '.' || sign === ',') && further === undefined && /^\d+$/.test(decimals);
  const isWhole = group === undefined || (groups.size === 1 && isGrouped(whole, group));
  if (!isDecimal || !isWhole) return undefined;
  const value = Number(`${whole.replace(SIGNS, '')}.${decimals}`);
  return { value, isForeign: sign === ',' };
}

function isGrouped(digits: string, sign: string): boolean {
  const marked = digits.replaceAll(sign, '_');
  return THOUSANDS.test(marked) || LAKHS.test(marked);
}
