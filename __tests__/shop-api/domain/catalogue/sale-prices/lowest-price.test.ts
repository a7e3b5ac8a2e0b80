import { afterEach, describe, expect, test } from '@jest/globals';
import { eq, sql } from 'drizzle-orm';
import { salePriceShop } from '@/__tests__/support/sale-price-shop';
import { onEachApp } from '@/__tests__/support/test-app';
import { productPrices } from '@/shop-api/db/schema/product-prices';
import { products } from '@/shop-api/db/schema/products';

const COFFEE = 1001;
const DAY_MS = 86_400_000;

onEachApp((app) => {
  const shop = salePriceShop(app);
  const daysAgo = (days: number) => new Date(app.clock.now().getTime() - days * DAY_MS);
  /** What the coffee has cost since so many days ago. */
  const costing = async (prices: Record<number, number>) => {
    await app.db.delete(productPrices).where(eq(productPrices.productId, COFFEE));
    const rows = Object.entries(prices).map(([days, rupees]) => ({
      productId: COFFEE,
      since: daysAgo(Number(days)),
      pricePaise: rupees * 100,
    }));
    await app.db.insert(productPrices).values(rows);
  };
  const lowest = async () => {
    await shop.add({
      percent: 20,
      product_ids: [COFFEE],
      starts_at: app.clock.now().toISOString(),
    });
    await shop.settle();
    return (await shop.page(COFFEE)).sale.lowest_price;
  };
  afterEach(() => shop.endAll());

  describe('the lowest price of 30 days', () => {
    test.each([
      ['is that which stood all the time', { 90: 495 }, 495],
      ['is a lower one in between', { 90: 495, 20: 450, 10: 495 }, 450],
      ['was in force when the days began', { 90: 450, 29: 495 }, 450],
      ['is none that ended before', { 90: 450, 31: 495 }, 495],
      ['is not raised by a price that rose just before', { 90: 400, 2: 495 }, 400],
      ['is not claimed where it is not known so far back', { 20: 495 }, null],
    ] as const)('%s', async (_, prices, expected) => {
      await app.db
        .update(products)
        .set({ createdAt: daysAgo(100) })
        .where(eq(products.id, COFFEE));
      await costing(prices);
      expect(await lowest()).toBe(expected);
    });

    test('of newer goods is that since they are sold', async () => {
      await app.db
        .update(products)
        .set({ createdAt: daysAgo(5) })
        .where(eq(products.id, COFFEE));
      await costing({ 5: 495 });
      expect(await lowest()).toBe(495);
    });
  });

  test('each change of a price is recorded, by whatever means, and no other one is', async () => {
    await costing({ 90: 495 });
    await app.db.execute(sql`UPDATE products SET price_paise = 40000 WHERE id = ${COFFEE}`);
    await app.db.execute(sql`UPDATE products SET stock = 7 WHERE id = ${COFFEE}`);
    const rows = await app.db
      .select()
      .from(productPrices)
      .where(eq(productPrices.productId, COFFEE))
      .orderBy(productPrices.since);
    expect(rows.map(({ pricePaise }) => pricePaise)).toEqual([49_500, 40_000]);
  });
});
