import { DateTime } from 'luxon';
import { INDIA_TIME_ZONE } from '@/contract/shop/india-time';

/*
 * Dates as the shop displays them, in Indian time. luxon weighs 22 kB, so call these functions from
 * server components and pass the text to islands. All take ISO 8601 in UTC and return an empty text
 * for other input: a wrong date in one review must not break its page.
 */

/** `14 January 2026` */
export function formatDate(iso: string): string {
  return format(iso, 'd LLLL yyyy');
}

/** `March 2026` */
export function formatMonth({ month, year }: { month: number; year: number }): string {
  const day = DateTime.fromObject({ year, month }, { zone: INDIA_TIME_ZONE });
  return day.isValid ? day.setLocale('en-IN').toFormat('LLLL yyyy') : '';
}

/** `Wed, 14 Jan`, for a day within the next weeks. */
export function formatWeekday(iso: string): string {
  return format(iso, 'ccc, d LLL');
}

/** `Friday, 16 January 2026` */
export function formatFullDay(iso: string): string {
  return format(iso, 'cccc, d LLLL yyyy');
}

/** `12 January 2026, 8:42 pm` */
export function formatDateTime(iso: string): string {
  return format(iso, 'd LLLL yyyy, h:mm a');
}

/** `8:42 pm` */
export function formatTimeOfDay(iso: string): string {
  return format(iso, 'h:mm a');
}

/** Returns the day in India as `2026-01-14`, for a `<time>`'s `dateTime`. */
export function isoDay(iso: string): string {
  return format(iso, 'yyyy-LL-dd');
}

/**
 * Returns a span of time: `Sat, 24 January 2026, 8:00 am to 10:30 am`. An end on another day has its
 * own date.
 */
export function formatSpan(start: string, end: string): string {
  const dated = 'ccc, d LLLL yyyy, h:mm a';
  const last = format(end, isoDay(start) === isoDay(end) ? 'h:mm a' : dated);
  return [format(start, dated), last].filter(Boolean).join(' to ');
}

/** Returns a moment with the Indian offset: `2026-01-14T20:42:00+05:30`. */
export function isoIndia(iso: string): string {
  return format(iso, "yyyy-LL-dd'T'HH:mm:ssZZ");
}

function format(iso: string, pattern: string): string {
  const date = DateTime.fromISO(iso, { zone: 'utc' });
  return date.isValid ? date.setZone(INDIA_TIME_ZONE).setLocale('en-IN').toFormat(pattern) : '';
}

/** A day in India: as displayed, and for a `<time>`'s `dateTime`. */
export interface DisplayedMoment {
  /** `14 January 2026` */
  text: string;
  /** `2026-01-14` */
  iso: string;
}

/**
 * Returns the Indian day of an ISO 8601 moment. Page readers call it inside their cache: luxon
 * reads the clock, which a page that is rendered once must not do.
 */
export function toDisplayedDay(moment: string): DisplayedMoment {
  return { text: formatDate(moment), iso: isoDay(moment) };
}
