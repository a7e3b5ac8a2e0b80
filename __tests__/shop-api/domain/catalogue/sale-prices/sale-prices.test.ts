import { afterEach, describe, expect, test } from '@jest/globals';
import { eq, sql } from 'drizzle-orm';
import { salePriceShop } from '@/__tests__/support/sale-price-shop';
import { onEachApp } from '@/__tests__/support/test-app';
import { products } from '@/shop-api/db/schema/products';

/** A coffee of the demo shop, ₹495.00, MRP ₹560.00. */
const COFFEE = 1001;

onEachApp((app) => {
  const shop = salePriceShop(app);
  const priceOf = async (id = COFFEE) => (await shop.page(id)).product_price;
  const row = async (id = COFFEE) => {
    const [found] = await app.db.select().from(products).where(eq(products.id, id));
    if (!found) throw new Error('The product is gone');
    return found;
  };
  afterEach(() => shop.endAll());

  describe('a sale price', () => {
    test('begins and ends by itself, and its pages are announced both times', async () => {
      await shop.add({ percent: 20, product_ids: [COFFEE] });
      await shop.settle();
      app.notices.length = 0;
      expect(await priceOf()).toBe(495);
      await shop.pass(1);
      expect(await priceOf()).toBe(396);
      expect(app.notices).toEqual([`product:${COFFEE}`, 'products']);
      await shop.pass(9);
      expect(await priceOf()).toBe(495);
      expect(app.notices).toHaveLength(4);
    });

    test.each([
      ['its category', async () => ({ category_ids: [(await row()).categoryId] }), true],
      ['its brand', async () => ({ brand_ids: [(await row()).brandId] }), true],
      [
        'its brand in another category',
        async () => ({ brand_ids: [(await row()).brandId], category_ids: [402] }),
        false,
      ],
    ])('of %s counts for a product or does not', async (_, goods, counts) => {
      const added = await shop.add({ percent: 50, ...(await goods()) });
      expect(added.status).toBe(200);
      await shop.pass(1);
      expect(await priceOf()).toBe(counts ? 248 : 495);
    });

    test('of several is the lowest, and none is above the standing price', async () => {
      await shop.add({ percent: 10, product_ids: [COFFEE] });
      await shop.add({ price: 300, product_ids: [COFFEE], ends_at: shop.inHours(5) });
      await shop.add({ price: 600, product_ids: [COFFEE] });
      await shop.pass(1);
      expect(await priceOf()).toBe(300);
      await shop.pass(5);
      expect(await priceOf()).toBe(446);
    });

    test('follows what staff change of it, and ends when they end it', async () => {
      const { body: added } = await shop.add({ percent: 10, product_ids: [COFFEE] });
      await shop.pass(1);
      const path = `/staff/sale-prices/${added.id}/`;
      const { body: read } = await shop.ask(`GET ${path}`);
      const fields = { ...read.data, percent: 40 };
      const { body: saved } = await shop.ask(`PUT ${path}`, { version: added.version, fields });
      await shop.settle();
      expect(await priceOf()).toBe(297);
      const removed = await shop.ask(`DELETE ${path}?version=${saved.version}`);
      expect(removed.status).toBe(409);
      await shop.ask(`POST ${path}end/`, { version: saved.version });
      await shop.settle();
      expect(await priceOf()).toBe(495);
    });

    test('counts at once for goods that come to it while it runs, by whatever means', async () => {
      const { categoryId } = await row();
      await shop.add({ percent: 20, category_ids: [categoryId] });
      await shop.pass(1);
      const moved = (id: number, to: number) =>
        app.db.update(products).set({ categoryId: to }).where(eq(products.id, id));
      await app.db.execute(sql`UPDATE products SET price_paise = 40000 WHERE id = ${COFFEE}`);
      expect(await priceOf()).toBe(320);
      await moved(COFFEE, 402);
      expect(await priceOf()).toBe(400);
      await moved(COFFEE, categoryId);
      expect(await priceOf()).toBe(320);
      await app.db.update(products).set({ pricePaise: 49500 }).where(eq(products.id, COFFEE));
    });

    test('is the price by which listings filter, and that of their cards', async () => {
      const found = async () => {
        const query = 'prod_search=Hill+Shade+Arabica&price_max=400';
        const { body } = await app.call(`GET /web/products/list/?${query}`);
        const cards: { id: number; product_price: number }[] = body.data.data;
        return cards.find(({ id }) => id === COFFEE)?.product_price;
      };
      expect(await found()).toBeUndefined();
      await shop.add({ percent: 20, product_ids: [COFFEE] });
      await shop.pass(1);
      expect(await found()).toBe(396);
    });

    test('leaves the standing price of the desk and of files as it is', async () => {
      await shop.add({ percent: 20, product_ids: [COFFEE] });
      await shop.pass(1);
      const { body } = await shop.ask(`GET /staff/products/${COFFEE}/`);
      expect(body.data).toMatchObject({ price: 495, mrp: 560 });
    });
  });
});
