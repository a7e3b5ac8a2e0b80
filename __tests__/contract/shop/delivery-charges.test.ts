import { describe, expect, test } from '@jest/globals';
import { chargeFor } from '@/contract/shop/delivery-charges';
import { SHIPPING_PAISE } from '@/contract/shop/limits';
import { AHMEDABAD_ID, DEFAULT_SETTINGS } from '@/contract/shop/settings';

const { delivery } = DEFAULT_SETTINGS;
const MUMBAI = 1;
const goodsPaise = 50_000;

describe('a delivery', () => {
  test.each([
    ['to the shop’s own city', AHMEDABAD_ID, false, { paise: 0, reason: 'own_city' }],
    // Not by the membership: it may still be cancelled.
    ['to the shop’s own city for a member', AHMEDABAD_ID, true, { paise: 0, reason: 'own_city' }],
    ['elsewhere for a member', MUMBAI, true, { paise: 0, reason: 'member' }],
    ['elsewhere', MUMBAI, false, { paise: SHIPPING_PAISE, reason: 'standard' }],
    ['of a cart whose place is not known', null, false, { paise: 10_000, reason: 'standard' }],
  ])('%s has a price and the reason for it', (_where, cityId, isMember, charge) => {
    expect(chargeFor(delivery, { goodsPaise, cityId, isMember })).toEqual(charge);
  });

  test.each([
    [99_899, { paise: 5_000, reason: 'standard' }],
    [99_900, { paise: 0, reason: 'amount' }],
  ])('of goods for %i paise follows the amount that staff have set', (goods, charge) => {
    const set = { ...delivery, charge: 50, free_from: 999, free_city: null };
    const to = { goodsPaise: goods, cityId: AHMEDABAD_ID, isMember: false };
    expect(chargeFor(set, to)).toEqual(charge);
  });
});
