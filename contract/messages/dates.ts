import { type TextWithValues, withValues } from './text-with-values.ts';

/*
 * Dates and times as texts with values: the catalogue of a language has the names of its months and
 * their order, so that browser and server write the same, whatever their versions of `Intl`.
 */

const MONTHS = [
  ...['January', 'February', 'March', 'April', 'May', 'June', 'July'],
  ...['August', 'September', 'October', 'November', 'December'],
];
const SHORT_MONTHS = [
  ...['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sept', 'Oct', 'Nov', 'Dec'],
];
const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
const SHORT_WEEKDAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];

/** A day of the calendar. `month` is 1 for January, `weekday` 1 for Monday and 7 for Sunday. */
export interface CalendarDay {
  day: number;
  month: number;
  year: number;
  weekday: number;
}

/** A time of day in 24 hours. */
export interface ClockTime {
  hour: number;
  minute: number;
}

/** Returns a time of day as the shop stores it: `09:30`, `21:00:00`. */
export function clockTime(time: string): ClockTime {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return { hour, minute };
}

/** Returns the name of a weekday; 1 is Monday, 7 is Sunday, and so is 0. */
export function weekdayName(weekday: number): string {
  return WEEKDAYS[weekday % 7] ?? '';
}

/** `14 January 2026` */
export function dateText({ day, month, year }: CalendarDay): TextWithValues {
  return withValues('{day} {month} {year}', { day, month: MONTHS[month - 1] ?? '', year });
}

/** `14 January 2026`, of a day of the calendar: `2026-01-14`. */
export function isoDayText(iso: string): TextWithValues {
  const [year = 0, month = 1, day = 1] = iso.split('-').map(Number);
  return dateText({ day, month, year, weekday: 0 });
}

/** `March 2026` */
export function monthText({ month, year }: Pick<CalendarDay, 'month' | 'year'>): TextWithValues {
  return withValues('{month} {year}', { month: MONTHS[month - 1] ?? '', year });
}

/** `Wed, 14 Jan` */
export function shortDayText({ day, month, weekday }: CalendarDay): TextWithValues {
  return withValues('{weekday}, {day} {month}', {
    weekday: SHORT_WEEKDAYS[weekday % 7] ?? '',
    day,
    month: SHORT_MONTHS[month - 1] ?? '',
  });
}

/** `Saturday, 24 January` */
export function longDayText({ day, month, weekday }: Omit<CalendarDay, 'year'>): TextWithValues {
  return withValues('{weekday}, {day} {month}', {
    weekday: weekdayName(weekday),
    day,
    month: MONTHS[month - 1] ?? '',
  });
}

/** `Friday, 16 January 2026`, or with `Fri`. */
export function fullDayText(day: CalendarDay, { isShort = false } = {}): TextWithValues {
  const weekday = isShort ? (SHORT_WEEKDAYS[day.weekday % 7] ?? '') : weekdayName(day.weekday);
  return withValues('{weekday}, {date}', { weekday, date: dateText(day) });
}

/**
 * The parts of the day, up to an hour: other languages name them before a time, and have other words
 * behind it where it begins a span or ends one.
 */
const PARTS = [
  [4, { at: '{night} am', from: '{nightFrom} am', to: '{nightTo} am' }],
  [12, { at: '{morning} am', from: '{morningFrom} am', to: '{morningTo} am' }],
  [16, { at: '{noon} pm', from: '{noonFrom} pm', to: '{noonTo} pm' }],
  [20, { at: '{evening} pm', from: '{eveningFrom} pm', to: '{eveningTo} pm' }],
  [24, { at: '{lateEvening} pm', from: '{lateEveningFrom} pm', to: '{lateEveningTo} pm' }],
] as const;

function partOf({ hour }: ClockTime) {
  const [, texts] = PARTS.find(([end]) => hour < end) ?? PARTS[4];
  return texts;
}

/** `8:42 pm`. The name of the place says the part of the day. */
export function timeText(time: ClockTime): TextWithValues {
  return onClock(partOf(time).at, time);
}

/** The same as the end of a span, before or behind a word such as `until`. */
export function endText(time: ClockTime): TextWithValues {
  return onClock(partOf(time).to, time);
}

/** Fills the one place of a text with a time. */
function onClock(text: string, time: ClockTime): TextWithValues {
  return { text, values: { [text.slice(1, text.indexOf('}'))]: clockFace(time) } };
}

function clockFace({ hour, minute }: ClockTime): string {
  return `${hour % 12 || 12}:${String(minute).padStart(2, '0')}`;
}

/** `9:30 am to 9:00 pm`; other languages name a part of the day once. */
export function hoursText(from: ClockTime, to: ClockTime): TextWithValues {
  const start = onClock(partOf(from).from, from);
  if (partOf(from) !== partOf(to))
    return withValues('{start} to {end}', { start, end: endText(to) });
  const end = onClock(to.hour < 12 ? '{samePart} am' : '{samePart} pm', to);
  return withValues('{start} to {end}', { start, end });
}

/** `12 January 2026, 8:42 pm` */
export function momentText(day: CalendarDay, time: ClockTime): TextWithValues {
  return withValues('{date}, {time}', { date: dateText(day), time: timeText(time) });
}

/** The same behind `until`: other languages end the time otherwise. */
export function untilText(day: CalendarDay, time: ClockTime): TextWithValues {
  return withValues('{date}, {time}', { date: dateText(day), time: endText(time) });
}

interface Moment {
  day: CalendarDay;
  time: ClockTime;
}

/** `Sat, 24 January 2026, 8:00 am to 10:30 am`; an end on another day has its own date. */
export function spanText(start: Moment, end: Moment): TextWithValues {
  const date = fullDayText(start.day, { isShort: true });
  const isSameDay = JSON.stringify(start.day) === JSON.stringify(end.day);
  if (isSameDay)
    return withValues('{date}, {time}', { date, time: hoursText(start.time, end.time) });
  return withValues('{start} to {end}', {
    start: withValues('{date}, {time}', {
      date,
      time: onClock(partOf(start.time).from, start.time),
    }),
    end: withValues('{date}, {time}', {
      date: fullDayText(end.day, { isShort: true }),
      time: endText(end.time),
    }),
  });
}
