import { DateTime } from 'luxon';
import { withPlainDigits } from '../../../../contract/kit/digits.ts';
import { INDIA_TIME_ZONE } from '../../../../contract/shop/india-time.ts';

const DAYS = [
  ...['yyyy-M-d', 'yyyy/M/d', 'd/M/yyyy', 'd-M-yyyy', 'd.M.yyyy', 'd/M/yy', 'd-M-yy'],
  ...['d-MMM-yyyy', 'd-MMM-yy', 'd MMM yyyy', 'd MMMM yyyy', 'MMM d, yyyy', 'MMMM d, yyyy'],
];
const TIMES = ['H:mm', 'H:mm:ss', 'h:mm a', 'h:mm:ss a'];
const WITH_ZONE = /T.*(?:Z|[+-]\d\d:\d\d)$/;
const ISO = /^\d{4}-\d\d-\d\d/;

/** A moment that was read. */
export interface ReadMoment {
  /** ISO 8601 with its offset. */
  value: string;
  /** Whether it was written in another way, in which day and month may be confused. */
  isOdd: boolean;
}

/**
 * Reads a moment as people and spreadsheets write it, in Indian time: `2026-12-31 18:00`,
 * `31/12/2026`, `31-Dec-26 6:00 PM`. A day without a time is its begin, or as a bound until when its
 * end.
 * @returns undefined for what is no moment
 */
export function readMoment(written: string, bound: 'from' | 'until'): ReadMoment | undefined {
  const text = withPlainDigits(written).replace(/\s+/g, ' ').trim();
  if (WITH_ZONE.test(text)) return { value: text, isOdd: false };
  const isOdd = !ISO.test(text);
  const spaced = text.replace(/^(\d{4}-\d\d-\d\d)T/, '$1 ');
  const day = parsed(spaced, DAYS);
  if (day)
    return { value: iso(bound === 'until' ? day.endOf('day').startOf('second') : day), isOdd };
  const moment = parsed(
    spaced,
    DAYS.flatMap((known) => TIMES.map((time) => `${known} ${time}`)),
  );
  return moment && { value: iso(moment), isOdd };
}

function parsed(text: string, formats: readonly string[]): DateTime | undefined {
  const found = formats.map((format) =>
    DateTime.fromFormat(text, format, { zone: INDIA_TIME_ZONE, locale: 'en' }),
  );
  return found.find(({ isValid }) => isValid);
}

function iso(moment: DateTime): string {
  return moment.toISO({ suppressMilliseconds: true }) ?? '';
}
