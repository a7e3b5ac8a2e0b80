import { DateTime } from 'luxon';

/** A day as papers print it in India, of the day there: `21/11/2026`. */
export function printedDay(time: Date): string {
  return DateTime.fromJSDate(time, { zone: 'Asia/Kolkata' }).toFormat('dd/MM/yyyy');
}
