import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { giftCardShareOf } from '@/contract/payments/gift-card-share';
import { MIN_ONLINE_PAISE } from '@/contract/shop/limits';

const paise = fc.integer({ min: 0, max: 1_000 });

test('gift cards pay no more than their balance, nor than the order costs', () => {
  const holds = fc.property(paise, paise, (total, balance) => {
    const part = giftCardShareOf(total, balance);
    expect(part).toBeGreaterThanOrEqual(0);
    expect(part).toBeLessThanOrEqual(Math.min(total, balance));
  });
  fc.assert(holds);
});

test('gift cards leave nothing, or at least the gateway minimum and no more than needed', () => {
  const total = fc.integer({ min: MIN_ONLINE_PAISE, max: 1_000 });
  const holds = fc.property(total, paise, (whole, balance) => {
    const left = whole - giftCardShareOf(whole, balance);
    const least = Math.max(0, whole - balance);
    expect(left).toBe(least === 0 ? 0 : Math.max(least, MIN_ONLINE_PAISE));
  });
  fc.assert(holds);
});

test('an order below the gateway minimum is paid by gift cards in full or not at all', () => {
  expect([giftCardShareOf(50, 49), giftCardShareOf(50, 50)]).toEqual([0, 50]);
});
