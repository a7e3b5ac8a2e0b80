import { describe, expect, test } from '@jest/globals';
import { DELIVERY_WORKING_DAYS, SHIPPING_PAISE } from '@/contract/shop/limits';
import { AHMEDABAD_ID } from '@/shop-api/domain/delivery/places';
import { quoteDelivery } from '@/shop-api/domain/delivery/quote-delivery';

const MUMBAI = { cityId: 1, stateName: 'Maharashtra' };
const AHMEDABAD = { cityId: AHMEDABAD_ID, stateName: 'Gujarat' };
const LEH = { cityId: 0, stateName: 'Ladakh' };
const cart = { goodsPaise: 50_000 };

describe('a delivery', () => {
  test.each([
    ['to the shop’s own city', AHMEDABAD, false, { paise: 0, reason: 'own_city' }],
    // Not by the membership: it may still be cancelled.
    ['to the shop’s own city for a member', AHMEDABAD, true, { paise: 0, reason: 'own_city' }],
    ['elsewhere for a member', MUMBAI, true, { paise: 0, reason: 'member' }],
    ['elsewhere', MUMBAI, false, { paise: SHIPPING_PAISE, reason: 'standard' }],
    ['of a cart whose place is not known', null, false, { paise: 10_000, reason: 'standard' }],
  ])('%s has a price and the reason for it', (_where, place, isMember, quote) => {
    expect(quoteDelivery({ cart, place, who: { isMember } })).toMatchObject(quote);
  });

  test.each([
    [AHMEDABAD, DELIVERY_WORKING_DAYS.ahmedabad],
    [MUMBAI, DELIVERY_WORKING_DAYS.india],
    [LEH, DELIVERY_WORKING_DAYS.remote],
    [null, null],
  ])('to %j takes %j working days', (place, days) => {
    expect(quoteDelivery({ cart, place, who: { isMember: false } }).days).toEqual(days);
  });
});
