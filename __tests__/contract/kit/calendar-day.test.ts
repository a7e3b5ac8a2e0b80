import { expect, test } from '@jest/globals';
import { isCalendarDay } from '@/contract/kit/calendar-day';

test.each(['', '2026-02-31', '2026-13-01', 'tomorrow', '2026-1-1'])('%p is no day', (text) => {
  expect(isCalendarDay(text)).toBe(false);
});

test('a leap day is one', () => {
  expect(isCalendarDay('2028-02-29')).toBe(true);
});
