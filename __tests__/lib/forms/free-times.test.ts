import { expect, test } from '@jest/globals';
import { englishText } from '@/contract/messages/text-with-values';
import { startOf } from '@/lib/forms/appointment-days';
import { nextFreeTimes, timeHash, timeIn } from '@/lib/forms/free-times';

/** Monday, 30 November 2026, 9:30 pm in India. */
const NOW = Date.parse('2026-11-30T16:00:00Z');
const at = (week_day_number: number, ...hours: string[]) =>
  hours.map((starting_hour) => ({ week_day_number, starting_hour }));
const offered = (slots: ReturnType<typeof at>, taken: string[] = []) =>
  nextFreeTimes(NOW, { slots, taken }).map(
    ({ dayText, text }) => `${englishText(dayText)} ${englishText(text)}`,
  );

test('six are offered, two of a day', () => {
  expect(offered([...at(2, '09:30', '11:00', '16:00'), ...at(3, '10:00')])).toEqual([
    'Tomorrow 9:30 am',
    'Tomorrow 11:00 am',
    'Wed, 2 Dec 10:00 am',
    'Tue, 8 Dec 9:30 am',
    'Tue, 8 Dec 11:00 am',
    'Wed, 9 Dec 10:00 am',
  ]);
});

test('what is taken is not among them', () => {
  const taken = [startOf('2026-12-01', '09:30'), startOf('2026-12-01', '11:00')];
  expect(offered(at(2, '09:30', '11:00', '16:00'), taken)[0]).toBe('Tomorrow 4:00 pm');
});

test('without hours there are none', () => expect(offered([])).toEqual([]));

test('an address names one, and nothing else is read as one', () => {
  const time = { day: '2026-12-01', hour: '09:30' };
  expect(timeIn(timeHash(time))).toEqual(['2026-12-01', '09:30']);
  for (const hash of ['', '#top', '#2026-12-01', '#2026-12-01T09:30:00'])
    expect(timeIn(hash)).toBeUndefined();
});
