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

/** Returns the name of a weekday; 1 is Monday, 7 is Sunday, and so is 0. */
export function weekdayName(weekday: number): string {
  return WEEKDAYS[weekday % 7] ?? '';
}

/** `14 January 2026` */
export function dateText({ day, month, year }: CalendarDay): TextWithValues {
  return withValues('{day} {month} {year}', { day, month: MONTHS[month - 1] ?? '', year });
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

/** `8:42 pm`. The name of the place says the part of the day, which other languages name. */
export function timeText({ hour, minute }: ClockTime): TextWithValues {
  const time = clockFace({ hour, minute });
  if (hour < 4) return withValues('{night} am', { night: time });
  if (hour < 12) return withValues('{morning} am', { morning: time });
  if (hour < 16) return withValues('{noon} pm', { noon: time });
  return hour < 20
    ? withValues('{evening} pm', { evening: time })
    : withValues('{lateEvening} pm', { lateEvening: time });
}

/** The same before ` to `, where other languages leave out the word for the hour. */
function startText({ hour, minute }: ClockTime): TextWithValues {
  const time = clockFace({ hour, minute });
  if (hour < 4) return withValues('{nightFrom} am', { nightFrom: time });
  if (hour < 12) return withValues('{morningFrom} am', { morningFrom: time });
  if (hour < 16) return withValues('{noonFrom} pm', { noonFrom: time });
  return hour < 20
    ? withValues('{eveningFrom} pm', { eveningFrom: time })
    : withValues('{lateEveningFrom} pm', { lateEveningFrom: time });
}

function clockFace({ hour, minute }: ClockTime): string {
  return `${hour % 12 || 12}:${String(minute).padStart(2, '0')}`;
}

/** `9:30 am to 9:00 pm` */
export function hoursText(from: ClockTime, to: ClockTime): TextWithValues {
  return withValues('{start} to {end}', { start: startText(from), end: timeText(to) });
}

/** `12 January 2026, 8:42 pm` */
export function momentText(day: CalendarDay, time: ClockTime): TextWithValues {
  return withValues('{date}, {time}', { date: dateText(day), time: timeText(time) });
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
    start: withValues('{date}, {time}', { date, time: startText(start.time) }),
    end: withValues('{date}, {time}', {
      date: fullDayText(end.day, { isShort: true }),
      time: timeText(end.time),
    }),
  });
}
