import { expect, test } from '@jest/globals';
import { formatDate, formatDateTime, formatWeekday, isoDay } from '@/lib/format/dates';

test('shows the date in India, also when it is still the previous day in UTC', () => {
  expect(formatDate('2026-01-13T20:00:00Z')).toBe('14 January 2026');
  expect(isoDay('2026-01-13T20:00:00Z')).toBe('2026-01-14');
});

test('shows the time of day in India', () => {
  expect(formatDateTime('2026-01-12T15:12:00Z')).toBe('12 January 2026, 8:42 pm');
});

test('names the weekday of a near date', () => {
  expect(formatWeekday('2026-01-14')).toBe('Wed, 14 Jan');
});

test('returns an empty text for an invalid date', () => {
  expect(formatDate('soon')).toBe('');
});
