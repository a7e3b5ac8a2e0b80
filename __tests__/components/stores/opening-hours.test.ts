import { describe, expect, test } from '@jest/globals';
import { type Hours, openNow } from '@/components/stores/opening-hours';
import { clockTime, timeText, weekdayName } from '@/contract/messages/dates';
import { inEnglish } from '@/lib/language/translate';

/** Whether a store is open, in the words of the page. */
function said(hours: Hours, now: Date) {
  const { state, text } = openNow(hours, now);
  return { state, text: inEnglish.filled(text) };
}

const day = { work_start_time: '09:30:00', work_end_time: '21:00:00', weekly_off: null };
const night = { work_start_time: '18:00:00', work_end_time: '02:00:00', weekly_off: null };
const always = { work_start_time: '00:00:00', work_end_time: '00:00:00', weekly_off: null };

/** 2026-11-23 is a Monday. The offset says where the clock that was read stands. */
const at = (moment: string) => new Date(moment);
const india = (time: string) => at(`2026-11-23T${time}+05:30`);

describe('a time of day', () => {
  test.each([
    ['00:00:00', '12:00 am'],
    ['00:30:00', '12:30 am'],
    ['09:05:00', '9:05 am'],
    ['12:00:00', '12:00 pm'],
    ['21:30:00', '9:30 pm'],
    ['23:59:00', '11:59 pm'],
  ])('%s is displayed as %s', (time, displayed) => {
    expect(inEnglish.filled(timeText(clockTime(time)))).toBe(displayed);
  });
});

test('weekdays count from Monday to Sunday', () => {
  expect([1, 2, 6, 7].map(weekdayName)).toEqual(['Monday', 'Tuesday', 'Saturday', 'Sunday']);
});

describe('a store with hours of a day', () => {
  test.each([
    ['09:29', 'closed', 'Closed now, opens today at 9:30 am'],
    ['09:30', 'open', 'Open now, until 9:00 pm'],
    ['19:59', 'open', 'Open now, until 9:00 pm'],
    ['20:00', 'closing', 'Closes soon, at 9:00 pm'],
    ['20:59', 'closing', 'Closes soon, at 9:00 pm'],
    ['21:00', 'closed', 'Closed now, opens tomorrow at 9:30 am'],
    ['23:59', 'closed', 'Closed now, opens tomorrow at 9:30 am'],
    ['00:00', 'closed', 'Closed now, opens today at 9:30 am'],
  ])('is at %s: %s', (time, state, text) => {
    expect(said(day, india(time))).toEqual({ state, text });
  });

  test.each(['2026-11-23T11:00:00+05:30', '2026-11-23T00:30:00-05:00', '2026-11-23T05:30:00Z'])(
    'is open at the same moment, written as %s',
    (moment) => {
      expect(said(day, at(moment)).state).toBe('open');
    },
  );

  test('is already in the next day of India while it is evening in New York', () => {
    expect(said(day, at('2026-11-22T23:00:00-05:00')).text).toBe('Open now, until 9:00 pm');
  });
});

describe('a store that closes after midnight', () => {
  test.each([
    ['17:59', 'Closed now, opens today at 6:00 pm'],
    ['18:00', 'Open now, until 2:00 am'],
    ['23:59', 'Open now, until 2:00 am'],
    ['00:30', 'Open now, until 2:00 am'],
    ['01:00', 'Closes soon, at 2:00 am'],
    ['02:00', 'Closed now, opens today at 6:00 pm'],
  ])('at %s: %s', (time, text) => {
    expect(said(night, india(time)).text).toBe(text);
  });

  test('is open after midnight of its day off, when it opened the day before', () => {
    const offOnMonday = { ...night, weekly_off: 1 };
    expect(said(offOnMonday, india('00:30')).text).toBe('Open now, until 2:00 am');
    expect(said(offOnMonday, india('20:00')).text).toBe('Closed now, opens tomorrow at 6:00 pm');
  });

  test('is closed after midnight that follows its day off', () => {
    const offOnSunday = { ...night, weekly_off: 7 };
    expect(said(offOnSunday, india('00:30')).text).toBe('Closed now, opens today at 6:00 pm');
  });
});

describe('a store with a day off', () => {
  const offOnTuesday = { ...day, weekly_off: 2 };

  test('is closed all day', () => {
    const tuesday = at('2026-11-24T11:00:00+05:30');
    expect(said(offOnTuesday, tuesday)).toEqual({
      state: 'closed',
      text: 'Closed now, opens tomorrow at 9:30 am',
    });
  });

  test('names the day it opens again', () => {
    expect(said(offOnTuesday, india('21:30')).text).toBe(
      'Closed now, opens on Wednesday at 9:30 am',
    );
  });

  test('is closed on Sundays, the seventh day', () => {
    const sunday = at('2026-11-22T11:00:00+05:30');
    expect(said({ ...day, weekly_off: 7 }, sunday).state).toBe('closed');
  });
});

describe('a store that never closes', () => {
  test.each(['00:00', '12:00', '23:59'])('is open at %s', (time) => {
    expect(said(always, india(time))).toEqual({
      state: 'open',
      text: 'Open now, day and night',
    });
  });

  test('closes before its day off', () => {
    const monday = { ...always, weekly_off: 2 };
    expect(said(monday, india('12:00')).text).toBe('Open now, until 12:00 am');
    expect(said(monday, india('23:30')).text).toBe('Closes soon, at 12:00 am');
  });
});
