import { expect, test } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { onEachApp } from '@/__tests__/support/test-app';
import { products } from '@/shop-api/db/schema/products';

const COFFEE = 1001;
const RUPEES = 495;

onEachApp((app) => {
  const sellFor = (rupees: number) =>
    app.db
      .update(products)
      .set({ pricePaise: rupees * 100 })
      .where(eq(products.id, COFFEE));

  test('a price that has risen is in the line until the shopper accepts it', async () => {
    const who = await app.visitor();
    const line = async () => (await app.call('GET /cart/', { who })).body.data.cart_items[0];
    await app.call('POST /cart/', { who, body: { pid: COFFEE, quantity: 2 } });
    await sellFor(520);
    const { id, price_before } = await line();
    expect(price_before).toBe(RUPEES);
    await app.call(`PATCH /cart/${id}/`, { who, body: { quantity: 2 } });
    expect((await line()).price_before).toBeNull();
    await sellFor(RUPEES);
    expect((await line()).price_before).toBeNull();
  });
});
