import type { AppointmentSlot } from '@/contract/enquiries/appointments';
import { clockTime, longDayText, timeText } from '@/contract/messages/dates';
import type { TextWithValues } from '@/contract/messages/text-with-values';
import { APPOINTMENT_DAYS_AHEAD } from '@/contract/shop/limits';

/*
 * Days and times of consultations, in India whatever the zone of the browser. A day is a text such
 * as `2026-12-01`, so no `Date` of the browser's own zone is involved.
 */

const DAY_MS = 24 * 60 * 60 * 1000;
/** India has no summer time; the calls carry the same offset as a text. */
const INDIA_OFFSET = '+05:30';
const INDIA_OFFSET_MS = 5.5 * 60 * 60 * 1000;

/** The first and the last day that can be booked. */
export interface BookableDays {
  first: string;
  last: string;
}

/** Returns the days that can be booked at this moment (Unix time in ms): tomorrow and later. */
export function bookableDays(nowMs: number): BookableDays {
  const dayAfter = (days: number) =>
    new Date(nowMs + INDIA_OFFSET_MS + days * DAY_MS).toISOString().slice(0, 10);
  return { first: dayAfter(1), last: dayAfter(APPOINTMENT_DAYS_AHEAD) };
}

/** Returns `Saturday, 24 January`. */
export function dayText(day: string): TextWithValues {
  const [, month = 1, date = 1] = day.split('-').map(Number);
  return longDayText({ day: date, month, weekday: weekdayOf(day) });
}

/** One time of a day. */
export interface TimeChoice {
  /** `09:30`: the value of the choice. */
  hour: string;
  /** `9:30 am` */
  text: TextWithValues;
  isTaken: boolean;
}

/** The weekly hours, and the moments that are taken. */
export interface WeeklyHours {
  slots: readonly AppointmentSlot[];
  taken: readonly string[];
}

/** Returns the times of a day by its weekday, the earliest first. */
export function timesOf(day: string, { slots, taken }: WeeklyHours): TimeChoice[] {
  const takenMs = new Set(taken.map((moment) => Date.parse(moment)));
  const minutes = slots
    .filter((slot) => slot.week_day_number === weekdayOf(day))
    .map((slot) => minutesOf(slot.starting_hour));
  return [...new Set(minutes)]
    .sort((one, other) => one - other)
    .map((minute) => {
      const hour = `${twoDigits(Math.floor(minute / 60))}:${twoDigits(minute % 60)}`;
      return { hour, text: hourText(hour), isTaken: takenMs.has(Date.parse(startOf(day, hour))) };
    });
}

/** Returns the moment as the call takes it: `2026-12-01T09:30:00+05:30`. */
export function startOf(day: string, hour: string): string {
  return `${day}T${hour}:00${INDIA_OFFSET}`;
}

/** Returns `9:30 am` for `09:30`. */
export function hourText(time: string): TextWithValues {
  return timeText(clockTime(time));
}

/** Returns 1 for Monday to 7 for Sunday. */
export function weekdayOf(day: string): number {
  return new Date(`${day}T00:00:00Z`).getUTCDay() || 7;
}

function minutesOf(startingHour: string): number {
  const [hours = 0, minutes = 0] = startingHour.split(':').map(Number);
  return hours * 60 + minutes;
}

function twoDigits(value: number): string {
  return String(value).padStart(2, '0');
}
