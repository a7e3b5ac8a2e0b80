import { describe, expect, test } from '@jest/globals';
import { OWN_CITY_ID } from '@/contract/shop/delivery-charges';
import { DELIVERY_WORKING_DAYS } from '@/contract/shop/limits';
import { quoteDelivery } from '@/shop-api/domain/delivery/quote-delivery';

const MUMBAI = { cityId: 1, stateName: 'Maharashtra' };
const AHMEDABAD = { cityId: OWN_CITY_ID, stateName: 'Gujarat' };
const LEH = { cityId: 0, stateName: 'Ladakh' };
const cart = { goodsPaise: 50_000 };

describe('the quote of a delivery', () => {
  test.each([
    [AHMEDABAD, DELIVERY_WORKING_DAYS.ahmedabad],
    [MUMBAI, DELIVERY_WORKING_DAYS.india],
    [LEH, DELIVERY_WORKING_DAYS.remote],
    [null, null],
  ])('to %j says %j working days', (place, days) => {
    expect(quoteDelivery({ cart, place, who: { isMember: false } }).days).toEqual(days);
  });

  test('has the charge and the reason of the contract', () => {
    const quote = quoteDelivery({ cart, place: MUMBAI, who: { isMember: true } });
    expect(quote).toMatchObject({ paise: 0, reason: 'member' });
  });
});
