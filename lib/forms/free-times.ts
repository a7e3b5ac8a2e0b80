import { shortDayText } from '@/contract/messages/dates';
import type { Message, TextWithValues } from '@/contract/messages/text-with-values';
import {
  bookableDays,
  type TimeChoice,
  timesOf,
  type WeeklyHours,
  weekdayOf,
} from './appointment-days';

const DAY_MS = 24 * 60 * 60 * 1000;

/** A time that is free. */
export interface FreeTime extends Omit<TimeChoice, 'isTaken'> {
  /** `2026-12-01` */
  day: string;
  /** `Tomorrow`, or `Wed, 2 Dec`. */
  dayText: Message;
}

/** How many free times are offered at once, and of one day. */
export const OFFERED_TIMES = 6;
const OFFERED_OF_A_DAY = 2;

/** Returns the next free times after this moment (Unix time in ms), the first ones of each day. */
export function nextFreeTimes(nowMs: number, hours: WeeklyHours): FreeTime[] {
  const { first, last } = bookableDays(nowMs);
  const times: FreeTime[] = [];
  for (let day = first; day <= last && times.length < OFFERED_TIMES; day = dayAfter(day)) {
    const free = timesOf(day, hours).filter(({ isTaken }) => !isTaken);
    const offered = free.slice(0, OFFERED_OF_A_DAY);
    const name = day === first ? 'Tomorrow' : shortDay(day);
    times.push(...offered.map(({ hour, text }) => ({ day, hour, text, dayText: name })));
  }
  return times.slice(0, OFFERED_TIMES);
}

function dayAfter(day: string): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + DAY_MS).toISOString().slice(0, 10);
}

function shortDay(day: string): TextWithValues {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return shortDayText({ day: date, month, year, weekday: weekdayOf(day) });
}

/** Returns the end of an address that names a free time: `#2026-12-01T09:30`. */
export function timeHash({ day, hour }: Pick<FreeTime, 'day' | 'hour'>): string {
  return `#${day}T${hour}`;
}

/** Reads the day and the hour of such an end; undefined without any. */
export function timeIn(hash: string): [day: string, hour: string] | undefined {
  const [, day, hour] = /^#(\d{4}-\d\d-\d\d)T(\d\d:\d\d)$/.exec(hash) ?? [];
  return day && hour ? [day, hour] : undefined;
}
