import { describe, expect, test } from '@jest/globals';
import {
  chargeOfCart,
  deliveryPromise,
  freeBecause,
  inAhmedabad,
  standardDays,
} from '@/contract/messages/delivery';
import { inEnglish } from '@/lib/language/translate';

const mumbai = {
  workingDays: { min: 5, max: 6 },
  arrives: 'Fri, 27 Nov',
  arrivesForMembers: 'Tue, 24 Nov',
};

const promised = (...args: Parameters<typeof deliveryPromise>) => {
  const { lead, rest } = deliveryPromise(...args);
  return inEnglish.filled(lead) + inEnglish.filled(rest);
};

test('without a PIN code the delivery time is that of the shipping policy', () => {
  expect(promised()).toBe('5–6 working days across India, 2 in Ahmedabad');
  expect(inEnglish.filled(standardDays('india'))).toBe('5–6 working days');
  expect(inEnglish.filled(inAhmedabad())).toBe('2 in Ahmedabad');
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
