import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { giftPartOf } from '@/contract/gift-part';
import { MIN_ONLINE_PAISE } from '@/contract/limits';

const paise = fc.integer({ min: 0, max: 1_000 });

test('gift vouchers pay no more than there is, nor than the order costs', () => {
  const holds = fc.property(paise, paise, (total, balance) => {
    const part = giftPartOf(total, balance);
    expect(part).toBeGreaterThanOrEqual(0);
    expect(part).toBeLessThanOrEqual(Math.min(total, balance));
  });
  fc.assert(holds);
});

test('gift vouchers leave nothing to pay, or as much as gateways take, and no more than that', () => {
  const total = fc.integer({ min: MIN_ONLINE_PAISE, max: 1_000 });
  const holds = fc.property(total, paise, (whole, balance) => {
    const left = whole - giftPartOf(whole, balance);
    const least = Math.max(0, whole - balance);
    expect(left).toBe(least === 0 ? 0 : Math.max(least, MIN_ONLINE_PAISE));
  });
  fc.assert(holds);
});

test('an order that costs less than gateways take is paid wholly or not at all', () => {
  expect([giftPartOf(50, 49), giftPartOf(50, 50)]).toEqual([0, 50]);
});
