import { describe, expect, test } from '@jest/globals';
import { chargeFor, OWN_CITY_ID } from '@/contract/shop/delivery-charges';
import { SHIPPING_PAISE } from '@/contract/shop/limits';

const MUMBAI = 1;
const goodsPaise = 50_000;

describe('a delivery', () => {
  test.each([
    ['to the shop’s own city', OWN_CITY_ID, false, { paise: 0, reason: 'own_city' }],
    // Not by the membership: it may still be cancelled.
    ['to the shop’s own city for a member', OWN_CITY_ID, true, { paise: 0, reason: 'own_city' }],
    ['elsewhere for a member', MUMBAI, true, { paise: 0, reason: 'member' }],
    ['elsewhere', MUMBAI, false, { paise: SHIPPING_PAISE, reason: 'standard' }],
    ['of a cart whose place is not known', null, false, { paise: 10_000, reason: 'standard' }],
  ])('%s has a price and the reason for it', (_where, cityId, isMember, charge) => {
    expect(chargeFor({ goodsPaise, cityId, isMember })).toEqual(charge);
  });
});
