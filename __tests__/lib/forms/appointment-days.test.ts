import { afterEach, describe, expect, test } from '@jest/globals';
import { timeText } from '@/contract/messages/dates';
import { englishText } from '@/contract/messages/text-with-values';
import { bookableDays, dayText, hourText, startOf, timesOf } from '@/lib/forms/appointment-days';

const HOME = process.env.TZ;
afterEach(() => {
  process.env.TZ = HOME;
});

const at = (moment: string) => Date.parse(moment);

describe.each(['Asia/Kolkata', 'America/Los_Angeles', 'Pacific/Auckland'])(
  'with a browser in %s',
  (zone) => {
    const inZone = <Result>(work: () => Result): Result => {
      process.env.TZ = zone;
      return work();
    };

    test('the first day is tomorrow in India, until midnight in India', () => {
      const days = inZone(() => [
        bookableDays(at('2026-12-31T23:59:59+05:30')).first,
        bookableDays(at('2027-01-01T00:00:00+05:30')).first,
        bookableDays(at('2027-01-01T23:59:59+05:30')).first,
      ]);
      expect(days).toEqual(['2027-01-01', '2027-01-02', '2027-01-02']);
    });

    test('the last day is thirty days ahead, through a February', () => {
      expect(inZone(() => bookableDays(at('2027-02-10T00:10:00+05:30')))).toEqual({
        first: '2027-02-11',
        last: '2027-03-12',
      });
    });

    test('the times of a day are those of its weekday, the earliest first', () => {
      const slots = [
        { week_day_number: 2, starting_hour: '16:00' },
        { week_day_number: 2, starting_hour: '09:30' },
        { week_day_number: 1, starting_hour: '08:00' },
        { week_day_number: 2, starting_hour: '10:00' },
      ];
      const texts = inZone(() =>
        timesOf('2026-12-01', { slots, taken: [] }).map(({ text }) => englishText(text)),
      );
      expect(texts).toEqual(['9:30 am', '10:00 am', '4:00 pm']);
    });

    test('a day is named after the calendar of India', () => {
      expect(englishText(inZone(() => dayText('2026-12-01')))).toBe('Tuesday, 1 December');
    });
  },
);

describe('the times of a day', () => {
  const sunday = [{ week_day_number: 7, starting_hour: '11:00' }];

  test('Sunday is day 7', () => {
    expect(timesOf('2026-12-06', { slots: sunday, taken: [] })).toHaveLength(1);
    expect(timesOf('2026-12-07', { slots: sunday, taken: [] })).toEqual([]);
  });

  test('a taken one is marked on its own day, however its moment is written', () => {
    const taken = ['2026-12-06T05:30:00Z'];
    expect(timesOf('2026-12-06', { slots: sunday, taken })).toEqual([
      { hour: '11:00', text: timeText({ hour: 11, minute: 0 }), isTaken: true },
    ]);
    expect(timesOf('2026-12-13', { slots: sunday, taken })).toEqual([
      { hour: '11:00', text: timeText({ hour: 11, minute: 0 }), isTaken: false },
    ]);
  });

  test('an hour is offered once, sorted as a time and not as a text', () => {
    const slots = ['10:00', '9:00', '09:00', '09:00:00'].map((starting_hour) => ({
      week_day_number: 7,
      starting_hour,
    }));
    const hours = timesOf('2026-12-06', { slots, taken: [] }).map(({ hour }) => hour);
    expect(hours).toEqual(['09:00', '10:00']);
  });
});

test.each([
  ['00:00', '12:00 am'],
  ['09:05', '9:05 am'],
  ['12:00', '12:00 pm'],
  ['23:30', '11:30 pm'],
])('%s is read as %s', (hour, text) => {
  expect(englishText(hourText(hour))).toBe(text);
});

test('the moment is sent with the offset of India', () => {
  expect(startOf('2026-12-01', '09:30')).toBe('2026-12-01T09:30:00+05:30');
});
