import { DateTime } from 'luxon';
import { INDIA_TIME_ZONE } from '../../../contract/shop/india-time.ts';

const timeZone = INDIA_TIME_ZONE;

/** Returns a moment in the time zone of India. */
export function inIndia(moment: Date): DateTime<true> {
  return DateTime.fromJSDate(moment, { zone: timeZone }) as DateTime<true>;
}

/** Returns the day of a moment in India as `2026-11-21`: tax rates change at Indian midnight. */
export function isoDayInIndia(moment: Date): string {
  return inIndia(moment).toISODate();
}

/** Returns the first moment of a day in India, so many days after that of a moment. */
export function startOfDayInIndia(moment: Date, daysLater = 0): Date {
  return inIndia(moment).startOf('day').plus({ days: daysLater }).toJSDate();
}

const DAY_IN_INDIA = new Intl.DateTimeFormat('en-IN', { dateStyle: 'long', timeZone });

/** Formats a day for emails: `21 November 2026`. */
export function dayInIndia(moment: Date): string {
  return DAY_IN_INDIA.format(moment);
}

const MOMENT_IN_INDIA = new Intl.DateTimeFormat('en-IN', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone,
});

/** Formats a moment for emails: `21 November 2026 at 12:00 pm (India)`. */
export function momentInIndia(moment: Date): string {
  return `${MOMENT_IN_INDIA.format(moment)} (India)`;
}
