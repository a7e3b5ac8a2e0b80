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
    await insertOrder(app.db, { ...order, placedAt: ago(1) });
    await insertOrder(app.db, { ...order, placedAt: ago(300) });
    await insertOrder(app.db, { ...order, placedAt: ago(400) });
    await insertOrder(app.db, { ...order, placedAt: ago(2), state: 'cancelled' });
    await insertOrder(app.db, { ...order, placedAt: ago(3), releasedAt: ago(2), state: 'pending' });
    await insertOrder(app.db, { ...SHIPPING, placedAt: ago(1) });
    const { body } = await app.call('GET /user/profile_elite_users/', { who });
    expect(body).toMatchObject({ data: [], delivery_paid: 200 });
  });
});
