import { describe, expect, test } from '@jest/globals';
import {
  chargeByCity,
  chargeOfCart,
  chargeRows,
  cutOffTime,
  daysAcrossIndia,
  deliveryPromise,
  freeBecause,
  inOwnCity,
} from '@/contract/messages/delivery';
import { DEFAULT_SETTINGS } from '@/contract/shop/settings';
import { inEnglish } from '@/lib/language/translate';

const mumbai = {
  workingDays: { min: 5, max: 6 },
  arrives: 'Fri, 27 Nov',
  arrivesForMembers: 'Tue, 24 Nov',
};

const { delivery } = DEFAULT_SETTINGS;

const promised = (to?: Parameters<typeof deliveryPromise>[1], isMember = false) => {
  const { lead, rest } = deliveryPromise(delivery, to, isMember);
  return inEnglish.filled(lead) + inEnglish.filled(rest);
};

test.each([
  [12, '12:00 pm'],
  [13, '1:00 pm'],
  [23, '11:00 pm'],
])('a cut-off at %i is said as %s', (cut_off_hour, said) => {
  expect(inEnglish.filled(cutOffTime({ cut_off_hour }))).toBe(said);
});

test('without a PIN code the delivery time is that of the shipping policy', () => {
  expect(promised()).toBe('5–6 working days across India, 2 in Ahmedabad');
  expect(inEnglish.filled(daysAcrossIndia(delivery))).toBe('5–6 working days');
  expect(inEnglish.filled(inOwnCity(delivery))).toBe('2 in Ahmedabad');
});

test('a known PIN code has its delivery date, and an earlier one for members if there is one', () => {
  expect(promised(mumbai)).toBe('Usually by Fri, 27 Nov, in 5–6 working days');
  expect(promised(mumbai, true)).toBe('By Tue, 24 Nov with Elite');
  const nashik = { ...mumbai, arrivesForMembers: null };
  expect(promised(nashik, true)).toBe('Usually by Fri, 27 Nov, in 5–6 working days');
});

test('an equal minimum and maximum are written as one number', () => {
  const workingDays = { min: 2, max: 2 };
  expect(promised({ ...mumbai, workingDays })).toBe('Usually by Fri, 27 Nov, in 2 working days');
});

describe('a free delivery', () => {
  test.each([
    ['own_city', 'Your address is in Surat, so delivery is free.'],
    ['member', 'You are an Elite member, so delivery is free.'],
    ['a_rule_of_another_api', 'Delivery is free.'],
    [undefined, 'Delivery is free.'],
  ])('because of %s says so', (reason, words) => {
    expect(inEnglish.filled(freeBecause(reason, 'Surat'))).toBe(words);
  });

  test.each([
    [{ paise: 10_000, reason: 'standard' as const }, 'Delivery ₹100, or free with Elite'],
    [{ paise: 0, reason: 'own_city' as const }, 'Free delivery'],
    [{ paise: 0, reason: 'member' as const }, 'Free delivery with Elite'],
  ])('of a cart with the charge %j is worded', (charge, words) => {
    expect(inEnglish.filled(chargeOfCart(charge))).toBe(words);
  });
});

describe('the charges', () => {
  const words = (settings = DEFAULT_SETTINGS) =>
    chargeRows(settings).map(({ order, charge }) => [
      inEnglish.filled(order),
      inEnglish.filled(charge),
    ]);

  test('of a shop that has set nothing are those of the specification', () => {
    expect(words()).toEqual([
      ['Any address in India', '₹100 an order'],
      ['Address in the city of Ahmedabad', 'Free'],
      ['Elite members, anywhere in India', 'Free on orders above ₹250'],
    ]);
    expect(inEnglish.filled(chargeByCity(delivery))).toBe(
      'Free delivery in Ahmedabad, ₹100 anywhere else in India',
    );
  });

  test('of a shop without a city of its own, free from an amount, say so', () => {
    const changed = { ...delivery, charge: 60, free_city: null, free_from: 999 };
    expect(
      words({
        ...DEFAULT_SETTINGS,
        delivery: changed,
        orders: { ...DEFAULT_SETTINGS.orders, minimum: 300 },
      }),
    ).toEqual([
      ['Any address in India', '₹60 an order'],
      ['Orders from ₹999', 'Free'],
      ['Elite members, anywhere in India', 'Free on orders above ₹300'],
    ]);
    expect(inEnglish.filled(chargeByCity(changed))).toBe('Free delivery from ₹999, else ₹60');
  });
});
