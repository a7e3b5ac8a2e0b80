import { describe, expect, test } from '@jest/globals';
import { DELIVERY_WORKING_DAYS } from '@/contract/shop/limits';
import { AHMEDABAD_ID, DEFAULT_SETTINGS } from '@/contract/shop/settings';
import { quoteDelivery } from '@/shop-api/domain/delivery/quote-delivery';

const { delivery } = DEFAULT_SETTINGS;
const MUMBAI = { cityId: 1, stateName: 'Maharashtra' };
const AHMEDABAD = { cityId: AHMEDABAD_ID, stateName: 'Gujarat' };
const LEH = { cityId: 0, stateName: 'Ladakh' };
const cart = { goodsPaise: 50_000 };

describe('the quote of a delivery', () => {
  test.each([
    [AHMEDABAD, DELIVERY_WORKING_DAYS.ahmedabad],
    [MUMBAI, DELIVERY_WORKING_DAYS.india],
    [LEH, DELIVERY_WORKING_DAYS.remote],
    [null, null],
  ])('to %j says %j working days', (place, days) => {
    expect(quoteDelivery(delivery, { cart, place, who: { isMember: false } }).days).toEqual(days);
  });

  test('has the charge and the reason of the contract', () => {
    const quote = quoteDelivery(delivery, { cart, place: MUMBAI, who: { isMember: true } });
    expect(quote).toMatchObject({ paise: 0, reason: 'member' });
  });
});
