import { expect, test } from '@jest/globals';
import { englishText } from '@/contract/messages/text-with-values';
import {
  formatDate,
  formatDateTime,
  formatMonth,
  formatSpan,
  formatWeekday,
  isoDay,
  isoIndia,
} from '@/lib/format/dates';

test('shows the date in India, also when it is still the previous day in UTC', () => {
  expect(englishText(formatDate('2026-01-13T20:00:00Z'))).toBe('14 January 2026');
  expect(isoDay('2026-01-13T20:00:00Z')).toBe('2026-01-14');
});

test('shows the time of day in India', () => {
  expect(englishText(formatDateTime('2026-01-12T15:12:00Z'))).toBe('12 January 2026, 8:42 pm');
});

test('names the weekday of a near date', () => {
  expect(englishText(formatWeekday('2026-01-14'))).toBe('Wed, 14 Jan');
});

test('returns an empty text for an invalid date', () => {
  expect(formatDate('soon')).toBe('');
});

test('names a month', () => {
  expect(englishText(formatMonth({ month: 3, year: 2026 }))).toBe('March 2026');
});

test.each([
  ['2026-01-24T02:30:00Z', '2026-01-24T05:00:00Z', 'Sat, 24 January 2026, 8:00 am to 10:30 am'],
  // In UTC the second moment is still on the same day.
  [
    '2026-01-24T12:30:00Z',
    '2026-01-24T19:30:00Z',
    'Sat, 24 January 2026, 6:00 pm to Sun, 25 January 2026, 1:00 am',
  ],
  ['2026-01-24T02:30:00Z', 'later', '24 January 2026, 8:00 am'],
])('from %s to %s is %s', (start, end, expected) => {
  expect(englishText(formatSpan(start, end))).toBe(expected);
});

test('gives a moment its Indian offset', () => {
  expect(isoIndia('2026-01-13T20:00:00Z')).toBe('2026-01-14T01:30:00+05:30');
});
