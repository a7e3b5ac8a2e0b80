import { beforeEach, describe, expect, it } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { addresses } from '@/shop-api/db/schema/addresses';
import { orders } from '@/shop-api/db/schema/orders';
import { products } from '@/shop-api/db/schema/products';
import type { Buyer } from '../../../support/buyer';
import { buyer, fillCart, orderBody } from '../../../support/buyer';
import { onEachApp } from '../../../support/test-app';

/** Of the demo shop: ₹495.00; ₹549.00 with 3 in stock. */
const COFFEE = 1001;
const LAMP = 1070;

onEachApp((app) => {
  let asha: Buyer;
  let stockBefore: number;

  const stockOf = async (id: number) => {
    const [row] = await app.db.select().from(products).where(eq(products.id, id));
    return row?.stock ?? null;
  };
  const place = (body: object) => app.call('POST /orders/', { who: asha.who, body });
  const countOrders = async () => (await app.db.select().from(orders)).length;

  beforeEach(async () => {
    asha = await buyer(app);
    await fillCart(app, asha, { [COFFEE]: 2 });
    stockBefore = (await stockOf(COFFEE)) ?? 0;
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
      const before = await countOrders();
      const { status, body } = await place({ ...(await orderBody(app, asha)), ...forged });
      expect([status, body.message]).toEqual([
        409,
        'Prices have changed. Please review your cart.',
      ]);
      expect([await countOrders(), await stockOf(COFFEE)]).toEqual([before, stockBefore]);
    });

    it('a price that changed after it was shown', async () => {
      const body = await orderBody(app, asha);
      await app.db.update(products).set({ pricePaise: 49_499 }).where(eq(products.id, COFFEE));
      const { status } = await place(body);
      await app.db.update(products).set({ pricePaise: 49_500 }).where(eq(products.id, COFFEE));
      expect(status).toBe(409);
    });

    it('more than is in stock, naming the product', async () => {
      await fillCart(app, asha, { [LAMP]: 3 });
      const body = await orderBody(app, asha);
      await app.db.update(products).set({ stock: 2 }).where(eq(products.id, LAMP));
      const answer = await place(body);
      await app.db.update(products).set({ stock: 3 }).where(eq(products.id, LAMP));
      expect([answer.status, answer.body.message]).toEqual([
        409,
        expect.stringMatching(/^Only 2 left of .+\. Please review your cart\.$/),
      ]);
    });

    it('an empty cart', async () => {
      const body = await orderBody(app, asha);
      await fillCart(app, asha, {});
      expect((await place(body)).body).toMatchObject({
        code: 'invalid',
        message: 'Your cart is empty',
      });
    });

    it.each([
      [24_999, 422],
      [25_000, 200],
      [25_001, 200],
    ])('a cart below ₹250: %d paise give %d', async (pricePaise, status) => {
      await fillCart(app, asha, { [COFFEE]: 1 });
      await app.db.update(products).set({ pricePaise }).where(eq(products.id, COFFEE));
      const answer = await place(await orderBody(app, asha));
      await app.db.update(products).set({ pricePaise: 49_500 }).where(eq(products.id, COFFEE));
      expect(answer.status).toBe(status);
    });

    it('an address of somebody else, and one abroad', async () => {
      const other = await buyer(app, 2);
      const body = await orderBody(app, asha);
      const foreign = await place({ ...body, address1: other.addressId });
      expect(foreign.body.errors).toEqual({ address1: ['Please select a billing address!'] });
      const own = eq(addresses.id, asha.addressId);
      await app.db.update(addresses).set({ countryId: 233 }).where(own);
      const abroad = await place(body);
      expect(abroad.body.errors.address1[0]).toMatch(/^We deliver within India only/);
    });

    it('same day delivery for those who are not Elite, and where it is not offered', async () => {
      const rapid = { delivery_method: 'Same or next day delivery' };
      const { body } = await place({ ...(await orderBody(app, asha)), ...rapid });
      expect(Object.keys(body.errors)).toEqual(['delivery_method']);
    });
  });
});
