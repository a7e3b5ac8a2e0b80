import './rule-messages.ts';
import { string } from 'yup';
import { fieldMessages } from '../messages/fields.ts';
import { isCalendarDay } from './calendar-day.ts';

const day = (name: string) =>
  string()
    .test(name, `${name} must be written 2026-12-01`, (text) => !text || isCalendarDay(text))
    .optional();

/** The days in India that a list is narrowed down to, both included. */
export const ofDays = { from: day('from'), to: day('to') };

/** A day in India that somebody chose, `2026-12-01`; missing or empty too. */
export const chosenDay = (label: string) =>
  string()
    .label(label)
    .typeError(fieldMessages.notValid(label))
    .test('day', fieldMessages.notValid(label), (text) => !text || isCalendarDay(text));
