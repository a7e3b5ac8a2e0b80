import { DateTime } from 'luxon';

/*
 * Dates as the shop shows them, in Indian time. luxon weighs 22 kB, so call these from server
 * components and hand the text to islands. All take ISO 8601 in UTC and answer an empty text for
 * anything else: a wrong date in one review must not take its page down.
 */

const ZONE = 'Asia/Kolkata';

/** `14 January 2026` */
export function formatDate(iso: string): string {
  return format(iso, 'd LLLL yyyy');
}

/** `Wed, 14 Jan`, for a day within the next weeks. */
export function formatWeekday(iso: string): string {
  return format(iso, 'ccc, d LLL');
}

/** `12 January 2026, 8:42 pm` */
export function formatDateTime(iso: string): string {
  return format(iso, 'd LLLL yyyy, h:mm a');
}

/** The day in India as `2026-01-14`, for a `<time>`'s `dateTime`. */
export function isoDay(iso: string): string {
  return format(iso, 'yyyy-LL-dd');
}

function format(iso: string, pattern: string): string {
  const date = DateTime.fromISO(iso, { zone: 'utc' });
  return date.isValid ? date.setZone(ZONE).setLocale('en-IN').toFormat(pattern) : '';
}
