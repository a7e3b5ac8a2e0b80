import { describe, expect, test } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { salePriceShop } from '@/__tests__/support/sale-price-shop';
import { onEachApp } from '@/__tests__/support/test-app';

onEachApp((app) => {
  const ask = (after: unknown) => app.call(`GET /web/products/feed/?after=${after}`);

  describe('the products for shopping services', () => {
    test('follow an id in the order of their ids', async () => {
      const { status, body } = await ask(1001);
      expect(status).toBe(200);
      expect(body.data[0].id).toBe(1002);
      const ids = body.data.map(({ id }: { id: number }) => id);
      expect(ids).toEqual([...ids].sort((one, other) => one - other));
    });

    test('have the price, stock and pictures of the product page', async () => {
      const { body } = await ask(1000);
      const { data } = (await app.call('GET /web/single/product/1001/')).body;
      expect(body.data[0]).toMatchObject({
        id: 1001,
        sku: data.sku,
        product_price: data.product_price,
        base_price: data.base_price,
        available_stock_quantity: data.available_stock_quantity,
        net_quantity: data.net_quantity,
        category_path: data.category_path.map(({ name }: { name: string }) => name),
        pictures: data.images.map(({ picture }: { picture: object }) => picture),
      });
    });

    test('say while a sale price counts what they cost before, and when it ends', async () => {
      const shop = salePriceShop(app);
      await shop.add({ percent: 20, product_ids: [1001] });
      const { ends_at: end } = (await shop.ask('GET /staff/sale-prices/')).body.data[0];
      await shop.pass(1);
      const [coffee, other] = (await ask(1000)).body.data;
      expect(coffee).toMatchObject({
        product_price: 396,
        sale: { standing_price: 495, ends_at: end },
      });
      expect(other).not.toHaveProperty('sale');
      await shop.endAll();
    });

    test('omit packing materials and unpublished products', async () => {
      await app.db.execute(sql`UPDATE products SET is_published = false WHERE id = 1002`);
      const { body } = await ask(0);
      const ids = body.data.map(({ id }: { id: number }) => id);
      expect(ids).toHaveLength(81);
      for (const hidden of [1002, 4901]) expect(ids).not.toContain(hidden);
    });

    test('end beyond the last one', async () => {
      expect((await ask(0)).body.next).toBeNull();
      expect((await ask(999_999)).body).toMatchObject({ data: [], next: null });
    });

    test.each(['-1', 'x', '2147483648'])('refuse %s', async (after) => {
      expect((await ask(after)).status).toBe(422);
    });
  });
});
