import { string } from 'yup';

/** Whether a text is a day of the calendar: `2026-12-01`. */
export function isCalendarDay(text: string): boolean {
  const moment = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(moment.getTime()) && moment.toISOString().slice(0, 10) === text;
}

const day = (name: string) =>
  string()
    .test(name, `${name} must be written 2026-12-01`, (text) => !text || isCalendarDay(text))
    .optional();

/** The days in India that a list is narrowed down to, both included. */
export const ofDays = { from: day('from'), to: day('to') };
