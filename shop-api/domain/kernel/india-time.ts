import { DateTime } from 'luxon';
import { dateText, momentText } from '../../../contract/messages/dates.ts';
import { type TextWithValues, withValues } from '../../../contract/messages/text-with-values.ts';
import { INDIA_TIME_ZONE } from '../../../contract/shop/india-time.ts';

/** Returns a moment in the time zone of India. */
export function inIndia(moment: Date): DateTime<true> {
  return DateTime.fromJSDate(moment, { zone: INDIA_TIME_ZONE }) as DateTime<true>;
}

/** Returns the day of a moment in India as `2026-11-21`: tax rates change at Indian midnight. */
export function isoDayInIndia(moment: Date): string {
  return inIndia(moment).toISODate();
}

/** Returns the first moment of a day in India, so many days after that of a moment. */
export function startOfDayInIndia(moment: Date, daysLater = 0): Date {
  return inIndia(moment).startOf('day').plus({ days: daysLater }).toJSDate();
}

/** Returns the first moment of a day in India, `2026-12-01`, or of so many days after it. */
export function startOfIsoDay(day: string, daysLater = 0): Date {
  const start = DateTime.fromISO(day, { zone: INDIA_TIME_ZONE });
  return start.plus({ days: daysLater }).toJSDate();
}

/** Returns a day for emails: `21 November 2026`. */
export function dayInIndia(moment: Date): TextWithValues {
  return dateText(inIndia(moment));
}

/** Returns a moment for emails: `21 November 2026, 12:00 pm (India)`. */
export function momentInIndia(moment: Date): TextWithValues {
  const time = inIndia(moment);
  return withValues('{moment} (India)', { moment: momentText(time, time) });
}
