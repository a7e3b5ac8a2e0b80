import { expect, test } from '@jest/globals';
import { insertOrder } from '@/__tests__/support/insert-order';
import { newCustomer } from '@/__tests__/support/new-customer';
import { onEachApp } from '@/__tests__/support/test-app';

const DAY_MS = 86_400_000;
const SHIPPING = { shippingPaise: 10_000, payablePaise: 60_000 };

onEachApp((app) => {
  const ago = (days: number) => new Date(app.clock.now().getTime() - days * DAY_MS);

  test('says what a customer paid for delivery in the last twelve months', async () => {
    const { id: customerId } = await newCustomer(app.db);
    const who = await app.customer(customerId);
    const order = { customerId, ...SHIPPING };
    const byGiftCard = { giftCardPaise: 60_000, payablePaise: 0 };
    const isPaid = { paidAt: ago(1) };
    await insertOrder(app.db, { ...order, placedAt: ago(1), ...isPaid });
    await insertOrder(app.db, { ...order, placedAt: ago(300), ...isPaid });
    await insertOrder(app.db, { ...order, placedAt: ago(5), ...byGiftCard });
    await insertOrder(app.db, { ...order, placedAt: ago(400), ...isPaid });
    await insertOrder(app.db, { ...order, placedAt: ago(2), ...isPaid, state: 'cancelled' });
    await insertOrder(app.db, { ...order, placedAt: ago(1) });
    await insertOrder(app.db, { ...SHIPPING, placedAt: ago(1), ...isPaid });
    const { body } = await app.call('GET /user/profile_elite_users/', { who });
    expect(body).toMatchObject({ data: [], delivery_paid: 300 });
  });
});
