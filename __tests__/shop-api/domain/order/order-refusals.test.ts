import { beforeEach, describe, expect, it } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { addresses } from '@/shop-api/db/schema/addresses';
import { orders } from '@/shop-api/db/schema/orders';
import { products } from '@/shop-api/db/schema/products';
import { buyer } from '../../../support/buyer';
import { CashOrder, COFFEE } from '../../../support/cash-order';
import { onEachApp } from '../../../support/test-app';

/** Of the demo shop: ₹549.00 with 3 in stock. */
const LAMP = 1070;

onEachApp((app) => {
  const order = new CashOrder(app);
  const ordersAndStock = async () => [await app.db.$count(orders), await order.stock()];

  beforeEach(async () => {
    await order.begin();
    await order.fill({ [COFFEE]: 2 });
  });

  describe('refuses, and changes nothing,', () => {
    it.each([
      ['another amount', { amount: 1 }],
      ['an amount a paisa less', { amount: 1089.99 }],
      ['a delivery it does not grant', { udf2: 0, amount: 990 }],
      ['another tax', { udf3: 0 }],
      ['a discount nobody gave', { discount_amt: 500, amount: 590 }],
      ['another total of the goods', { order_total: 1 }],
    ])('%s than was shown', async (_what, forged) => {
      const before = await ordersAndStock();
      const { status, body } = await order.send({ ...(await order.body()), ...forged });
      expect([status, body.message]).toEqual([
        409,
        'Prices have changed. Please review your cart.',
      ]);
      expect(await ordersAndStock()).toEqual(before);
    });

    it('a price that changed after it was shown', async () => {
      const body = await order.body();
      await app.db.update(products).set({ pricePaise: 49_499 }).where(eq(products.id, COFFEE));
      const { status } = await order.send(body);
      await app.db.update(products).set({ pricePaise: 49_500 }).where(eq(products.id, COFFEE));
      expect(status).toBe(409);
    });

    it('more than is in stock, naming the product', async () => {
      await order.fill({ [LAMP]: 3 });
      const body = await order.body();
      await app.db.update(products).set({ stock: 2 }).where(eq(products.id, LAMP));
      const answer = await order.send(body);
      await app.db.update(products).set({ stock: 3 }).where(eq(products.id, LAMP));
      expect([answer.status, answer.body.message]).toEqual([
        409,
        expect.stringMatching(/^Only 2 left of .+\. Please review your cart\.$/),
      ]);
    });

    it('an empty cart', async () => {
      const body = await order.body();
      await order.fill({});
      expect((await order.send(body)).body).toMatchObject({
        code: 'invalid',
        message: 'Your cart is empty',
      });
    });

    it.each([
      [24_999, 422],
      [25_000, 200],
      [25_001, 200],
    ])('a cart below ₹250: %d paise give %d', async (pricePaise, status) => {
      await order.fill({ [COFFEE]: 1 });
      await app.db.update(products).set({ pricePaise }).where(eq(products.id, COFFEE));
      const answer = await order.send(await order.body());
      await app.db.update(products).set({ pricePaise: 49_500 }).where(eq(products.id, COFFEE));
      expect(answer.status).toBe(status);
    });

    it('an address of somebody else, and one abroad', async () => {
      const other = await buyer(app, 2);
      const body = await order.body();
      const foreign = await order.send({ ...body, address1: other.addressId });
      expect(foreign.body.errors).toEqual({ address1: ['Please select a billing address!'] });
      const own = eq(addresses.id, order.asha.addressId);
      await app.db.update(addresses).set({ countryId: 233 }).where(own);
      const abroad = await order.send(body);
      expect(abroad.body.errors.address1[0]).toMatch(/^We deliver within India only/);
    });

    it('same day delivery for those who are not Elite, and where it is not offered', async () => {
      const rapid = { delivery_method: 'Same or next day delivery' };
      const { body } = await order.send({ ...(await order.body()), ...rapid });
      expect(Object.keys(body.errors)).toEqual(['delivery_method']);
    });
  });
});
