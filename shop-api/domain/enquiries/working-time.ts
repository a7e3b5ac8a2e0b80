import { DateTime } from 'luxon';
import { clockTime } from '../../../contract/messages/dates.ts';
import { inIndia } from '../kernel/india-time.ts';

/** When somebody works, in India. */
export interface WorkingTime {
  /** `09:30`; `until` is later. */
  from: string;
  until: string;
  /** 1 is Monday; null: every day. */
  weekdayOff: number | null;
  /** `2026-12-25` */
  daysOff: ReadonlySet<string>;
}

/** Further ahead than all days off together. */
const LAST_DAY = 800;

/** Returns the moment when so many working hours have passed. @throws Error without working time */
export function afterWorkingHours(start: Date, hours: number, time: WorkingTime): Date {
  const asked = inIndia(start);
  let left = hours * 60;
  for (let later = 0; later < LAST_DAY; later++) {
    const day = asked.startOf('day').plus({ days: later });
    if (day.weekday === time.weekdayOff || time.daysOff.has(day.toISODate())) continue;
    const opens = day.set(clockTime(time.from));
    const begins = DateTime.max(asked, opens);
    const minutes = day.set(clockTime(time.until)).diff(begins, 'minutes').minutes;
    if (minutes >= left) return begins.plus({ minutes: left }).toJSDate();
    left -= Math.max(0, minutes);
  }
  throw new Error('There are no working hours');
}
