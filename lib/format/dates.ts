import { DateTime } from 'luxon';
import {
  type CalendarDay,
  dateText,
  fullDayText,
  momentText,
  monthText,
  shortDayText,
  spanText,
  timeText,
  untilText,
} from '@/contract/messages/dates';
import type { Message, TextWithValues } from '@/contract/messages/text-with-values';
import { INDIA_TIME_ZONE } from '@/contract/shop/india-time';

/*
 * Dates as the shop displays them, in Indian time, for `t.filled`. luxon weighs 22 kB, so call these
 * functions from server components and pass the text to islands. All take ISO 8601 in UTC and return
 * an empty text for other input: a wrong date in one review must not break its page.
 */

/** `14 January 2026` */
export function formatDate(iso: string): Message {
  return inWords(iso, dateText);
}

/** `March 2026` */
export function formatMonth(month: { month: number; year: number }): TextWithValues {
  return monthText(month);
}

/** `Wed, 14 Jan`, for a day within the next weeks. */
export function formatWeekday(iso: string): Message {
  return inWords(iso, shortDayText);
}

/** `Friday, 16 January 2026` */
export function formatFullDay(iso: string): Message {
  return inWords(iso, fullDayText);
}

/** `12 January 2026, 8:42 pm` */
export function formatDateTime(iso: string): Message {
  return inWords(iso, (time) => momentText(time, time));
}

/** `12 January 2026, 8:42 pm`, behind `until` */
export function formatUntil(iso: string): Message {
  return inWords(iso, (time) => untilText(time, time));
}

/** `8:42 pm` */
export function formatTimeOfDay(iso: string): Message {
  return inWords(iso, timeText);
}

/** Returns the day in India as `2026-01-14`, for a `<time>`'s `dateTime`. */
export function isoDay(iso: string): string {
  return inIndia(iso)?.toFormat('yyyy-LL-dd') ?? '';
}

/**
 * Returns a span of time: `Sat, 24 January 2026, 8:00 am to 10:30 am`; without a valid end, its
 * start.
 */
export function formatSpan(start: string, end: string): Message {
  const [from, to] = [inIndia(start), inIndia(end)];
  if (!from) return '';
  return to ? spanText(momentOf(from), momentOf(to)) : momentText(from, from);
}

/** Returns a moment with the Indian offset: `2026-01-14T20:42:00+05:30`. */
export function isoIndia(iso: string): string {
  return inIndia(iso)?.toFormat("yyyy-LL-dd'T'HH:mm:ssZZ") ?? '';
}

type IndianTime = DateTime<true>;

function inWords(iso: string, say: (time: IndianTime) => Message): Message {
  const time = inIndia(iso);
  return time ? say(time) : '';
}

function inIndia(iso: string): IndianTime | null {
  const date = DateTime.fromISO(iso, { zone: 'utc' });
  return date.isValid ? (date.setZone(INDIA_TIME_ZONE) as IndianTime) : null;
}

function momentOf({ day, month, year, weekday, hour, minute }: IndianTime) {
  const date: CalendarDay = { day, month, year, weekday };
  return { day: date, time: { hour, minute } };
}

/** A day in India: as displayed, and for a `<time>`'s `dateTime`. */
export interface DisplayedMoment {
  /** `14 January 2026` */
  text: Message;
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
