import { describe, expect, test } from '@jest/globals';
import { DEFAULT_SETTINGS } from '@/contract/shop/settings';
import { estimateDelivery, leavesFor } from '@/shop-api/domain/delivery/estimate-delivery';
import { findPin } from '@/shop-api/domain/delivery/pin-codes';

const AHMEDABAD = '380015';
const BHAVNAGAR = '364001';
const DELHI = '110001';
const LEH = '194101';

/** Converts a time in India. 16 January 2026 was a Friday. */
const at = (time: string) => new Date(`${time}:00+05:30`);

function days(pin: string, now: Date, isMember = false) {
  const place = findPin(pin);
  if (!place) throw new Error(`No place for ${pin}`);
  const { earliest, latest } = estimateDelivery(DEFAULT_SETTINGS.delivery, {
    ...place,
    isMember,
    now,
  });
  return [earliest, latest];
}

describe('estimateDelivery', () => {
  test.each([
    ['Ahmedabad: two working days', AHMEDABAD, '2026-01-12T10:00', ['2026-01-14', '2026-01-14']],
    ['the rest of India: five to six', DELHI, '2026-01-12T10:00', ['2026-01-17', '2026-01-19']],
    ['the hills: seven to nine', LEH, '2026-01-12T10:00', ['2026-01-20', '2026-01-22']],
    [
      'after two it leaves the next day',
      AHMEDABAD,
      '2026-01-12T14:00',
      ['2026-01-15', '2026-01-15'],
    ],
    [
      'one minute before two it leaves today',
      AHMEDABAD,
      '2026-01-12T13:59',
      ['2026-01-14', '2026-01-14'],
    ],
    ['Sunday is no working day', AHMEDABAD, '2026-01-16T10:00', ['2026-01-19', '2026-01-19']],
    ['nothing leaves on a Sunday', AHMEDABAD, '2026-01-18T10:00', ['2026-01-21', '2026-01-21']],
    [
      'after two on Saturday is Monday',
      AHMEDABAD,
      '2026-01-17T15:00',
      ['2026-01-21', '2026-01-21'],
    ],
  ])('%s', (_promise, pin, now, expected) => {
    expect(days(pin, at(now))).toEqual(expected);
  });

  test('returns the same or the next day for Elite members in the listed cities', () => {
    expect(days(BHAVNAGAR, at('2026-01-12T10:00'), true)).toEqual(['2026-01-12', '2026-01-13']);
    expect(days(DELHI, at('2026-01-12T10:00'), true)).toEqual(['2026-01-17', '2026-01-19']);
  });

  test.each([
    ['before two: today or tomorrow', '2026-01-12T13:59', ['2026-01-12', '2026-01-13']],
    ['after two: tomorrow', '2026-01-12T14:00', ['2026-01-13', '2026-01-13']],
    ['on Saturday after two: Monday', '2026-01-17T15:00', ['2026-01-19', '2026-01-19']],
    ['on Sunday: Monday', '2026-01-18T10:00', ['2026-01-19', '2026-01-19']],
  ])('is never later for a member, ordered %s', (_when, now, expected) => {
    expect(days(BHAVNAGAR, at(now), true)).toEqual(expected);
  });

  test.each([
    [AHMEDABAD, [2, 2], true],
    [BHAVNAGAR, [5, 6], true],
    [DELHI, [5, 6], false],
    [LEH, [7, 9], false],
  ])('returns the working days to %s for everyone, and whether members get it sooner', (...row) => {
    const [pin, expected, isRapid] = row;
    const place = findPin(pin);
    if (!place) throw new Error(`No place for ${pin}`);
    const told = estimateDelivery(DEFAULT_SETTINGS.delivery, {
      ...place,
      isMember: false,
      now: at('2026-01-12T10:00'),
    });
    expect([told.workingDays.min, told.workingDays.max]).toEqual(expected);
    expect(told.rapid !== null).toBe(isRapid);
  });

  test('uses the day in India, not the day in London', () => {
    expect(days(AHMEDABAD, new Date('2026-01-11T19:00:00Z'))).toEqual(['2026-01-14', '2026-01-14']);
  });
});

test.each([
  ['two working days before a Thursday', '2026-12-10', 2, '2026-12-08'],
  ['not on a Sunday in between', '2026-12-07', 2, '2026-12-04'],
  ['for a Sunday, so that it arrives on the Monday at the latest', '2026-12-06', 1, '2026-12-05'],
  ['for a Sunday without transit on the Monday', '2026-12-06', 0, '2026-12-07'],
])('a parcel that may arrive from a day on leaves %s', (_when, day, transit, leaves) => {
  expect(leavesFor(day, transit)).toBe(leaves);
});
