import { expect, test } from '@jest/globals';
import { afterWorkingHours, type WorkingTime } from '@/shop-api/domain/enquiries/working-time';

const TIME: WorkingTime = { from: '09:30', until: '18:30', weekdayOff: 7, daysOff: new Set() };

/** 2026-12-01 is a Tuesday. */
test.each([
  ['within a day', '2026-12-01T10:00+05:30', 3, '2026-12-01T13:00+05:30'],
  ['before it begins', '2026-12-01T04:00+05:30', 3, '2026-12-01T12:30+05:30'],
  ['up to its end', '2026-12-01T15:30+05:30', 3, '2026-12-01T18:30+05:30'],
  ['over the evening', '2026-12-01T17:30+05:30', 3, '2026-12-02T11:30+05:30'],
  ['after its end', '2026-12-01T21:00+05:30', 3, '2026-12-02T12:30+05:30'],
  ['over a Sunday', '2026-12-05T18:00+05:30', 3, '2026-12-07T12:00+05:30'],
  ['over several days', '2026-12-01T09:30+05:30', 20, '2026-12-03T11:30+05:30'],
])('hours %s are those of the working day', (_, start, hours, end) => {
  expect(afterWorkingHours(new Date(start), hours, TIME)).toEqual(new Date(end));
});

test('a day off does not count', () => {
  const time = { ...TIME, daysOff: new Set(['2026-12-02']) };
  const end = afterWorkingHours(new Date('2026-12-01T17:30+05:30'), 3, time);
  expect(end).toEqual(new Date('2026-12-03T11:30+05:30'));
});
