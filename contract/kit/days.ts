import { string } from 'yup';
import { isCalendarDay } from './calendar-day.ts';

const day = (name: string) =>
  string()
    .test(name, `${name} must be written 2026-12-01`, (text) => !text || isCalendarDay(text))
    .optional();

/** The days in India that a list is narrowed down to, both included. */
export const ofDays = { from: day('from'), to: day('to') };
