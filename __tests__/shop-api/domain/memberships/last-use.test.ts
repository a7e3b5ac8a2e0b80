import { expect, test } from '@jest/globals';
import { insertOrder } from '@/__tests__/support/insert-order';
import { newCustomer } from '@/__tests__/support/new-customer';
import { onEachDatabase } from '@/__tests__/support/test-database';
import { lastUseOf } from '@/shop-api/domain/memberships/cancel-membership';

const MUMBAI = { cityId: 1, stateName: 'Maharashtra' };

onEachDatabase((database) => {
  test('a delivery is a benefit of the membership only where that made it free', async () => {
    const { db } = database;
    const { id: customerId } = await newCustomer(db);
    const order = (shippingReason: string, day: number) =>
      insertOrder(db, {
        ...MUMBAI,
        customerId,
        shippingReason,
        placedAt: new Date(Date.UTC(2026, 0, day)),
      });
    await order('own_city', 1);
    await order('above_999', 2);
    expect(await lastUseOf(db, customerId)).toBeNull();
    const { placedAt } = await order('member', 3);
    await order('standard', 4);
    expect(await lastUseOf(db, customerId)).toEqual(placedAt);
  });
});
