import { expect, test } from '@jest/globals';
import { fromIndianTime, momentInWords, toIndianTime } from '@/lib/desk/indian-time';

test('a moment is typed in Indian time and kept in UTC', () => {
  expect(toIndianTime('2026-12-31T20:00:00.000Z')).toBe('2027-01-01T01:30');
  expect(fromIndianTime('2027-01-01T01:30')).toBe('2026-12-31T20:00:00.000Z');
  expect([toIndianTime(''), fromIndianTime('')]).toEqual(['', '']);
});

test('a moment is said in Indian time', () => {
  expect(momentInWords('2026-01-12T15:12:00Z')).toBe('12 January 2026, 8:42 pm');
  expect(momentInWords('2026-01-12T18:30:00Z')).toBe('13 January 2026, 12:00 am');
});
