import type { Store } from '@/contract/content/stores';
import { clockTime, endText, timeText, weekdayName } from '@/contract/messages/dates';
import type { TextWithValues } from '@/contract/messages/text-with-values';

export type Hours = Pick<Store, 'work_start_time' | 'work_end_time' | 'weekly_off'>;

interface OpenNow {
  state: 'open' | 'closing' | 'closed';
  text: TextWithValues;
}

/** India has one time zone and no summer time. */
const INDIA_OFFSET_MINUTES = 330;
const DAY_MINUTES = 24 * 60;
const CLOSING_SOON_MINUTES = 60;

/** A stretch of opening, in minutes from today's midnight in India. */
interface Session {
  /** Days from today. */
  day: number;
  start: number;
  end: number;
}

/**
 * Returns whether a store is open at a moment, whatever the time zone of the shopper. A store that
 * closes after midnight belongs to the day on which it opened, its weekly day off included.
 */
export function openNow(hours: Hours, now: Date): OpenNow {
  const { weekday, minute } = inIndia(now);
  const sessions = sessionsAround(hours, weekday);
  const next = sessions.find(({ end }) => end > minute);
  if (!next) return { state: 'closed', text: { text: 'Closed', values: {} } };
  const opens = timeText(clockTime(hours.work_start_time));
  if (next.start > minute) {
    return { state: 'closed', text: opensAgain(next.day, weekday, opens) };
  }
  const left = endOfOpening(sessions, next) - minute;
  if (left > DAY_MINUTES)
    return { state: 'open', text: { text: 'Open now, day and night', values: {} } };
  const closes = clockTime(hours.work_end_time);
  if (left <= CLOSING_SOON_MINUTES) {
    const values = { time: timeText(closes) };
    return { state: 'closing', text: { text: 'Closes soon, at {time}', values } };
  }
  const values = { time: endText(closes) };
  return { state: 'open', text: { text: 'Open now, until {time}', values } };
}

function inIndia(now: Date): { weekday: number; minute: number } {
  const shifted = new Date(now.getTime() + INDIA_OFFSET_MINUTES * 60_000);
  return {
    weekday: shifted.getUTCDay(),
    minute: shifted.getUTCHours() * 60 + shifted.getUTCMinutes(),
  };
}

/** The openings from yesterday's, which may last until today, to that of today in a week. */
function sessionsAround(hours: Hours, weekday: number): Session[] {
  const opens = minutesOf(hours.work_start_time);
  const closes = minutesOf(hours.work_end_time);
  const length = closes > opens ? closes - opens : closes - opens + DAY_MINUTES;
  const isOff = (day: number) =>
    hours.weekly_off !== null && (weekday + day + 7) % 7 === hours.weekly_off % 7;
  return [-1, 0, 1, 2, 3, 4, 5, 6, 7]
    .filter((day) => !isOff(day))
    .map((day) => ({
      day,
      start: day * DAY_MINUTES + opens,
      end: day * DAY_MINUTES + opens + length,
    }));
}

/** A store that never closes has one opening after the other. */
function endOfOpening(sessions: Session[], first: Session): number {
  return sessions.reduce((end, session) => (session.start === end ? session.end : end), first.end);
}

function opensAgain(day: number, weekday: number, time: TextWithValues): TextWithValues {
  if (day === 0) return { text: 'Closed now, opens today at {time}', values: { time } };
  if (day === 1) return { text: 'Closed now, opens tomorrow at {time}', values: { time } };
  const values = { day: weekdayName(weekday + day), time };
  return { text: 'Closed now, opens on {day} at {time}', values };
}

function minutesOf(time: string): number {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return hour * 60 + minute;
}
