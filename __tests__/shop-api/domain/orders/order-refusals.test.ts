import { beforeEach, describe, expect, test } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { buyer } from '@/__tests__/support/buyer';
import { CashOrder, COFFEE } from '@/__tests__/support/cash-order';
import { onEachApp } from '@/__tests__/support/test-app';
import { cartMessages } from '@/contract/messages/cart';
import { orderMessages } from '@/contract/messages/orders';
import { addresses } from '@/shop-api/db/schema/addresses';
import { orders } from '@/shop-api/db/schema/orders';
import { products } from '@/shop-api/db/schema/products';

/** A product of the demo shop: ₹549.00 with 3 in stock. */
const LAMP = 1070;

onEachApp((app) => {
  const order = new CashOrder(app);
  const ordersAndStock = async () => [await app.db.$count(orders), await order.stock()];

  beforeEach(async () => {
    await order.begin();
    await order.fill({ [COFFEE]: 2 });
  });

  describe('refuses, and changes nothing,', () => {
    test.each([
      ['another amount', { amount: 1 }, { amount: [1, 1090] }],
      ['an amount a paisa less', { amount: 1089.99 }, { amount: [1089.99, 1090] }],
      [
        'a delivery it does not grant',
        { udf2: 0, amount: 990 },
        { shipping: [0, 100], amount: [990, 1090] },
      ],
      ['another tax', { udf3: 0 }, { tax: [0, expect.any(Number)] }],
      [
        'a discount nobody gave',
        { discount_amt: 500, amount: 590 },
        { discount: [500, 0], amount: [590, 1090] },
      ],
      ['another total of the goods', { order_total: 1 }, { goods: [1, 990] }],
      [
        'gift vouchers it does not have',
        { gift_voucher_amt: 90, amount: 1000 },
        { gift_voucher: [90, 0], amount: [1000, 1090] },
      ],
    ])('%s, naming the displayed and the current figures', async (_what, forged, changed) => {
      const before = await ordersAndStock();
      const { status, body } = await order.send({ ...(await order.body()), ...forged });
      expect([status, body.message]).toEqual([409, orderMessages.pricesChanged]);
      expect(body.reason).toBe('prices_changed');
      const figures = Object.entries(changed).map(([name, [displayed, now]]) => ({
        name,
        displayed,
        now,
      }));
      expect(body.details).toEqual({ figures });
      expect(await ordersAndStock()).toEqual(before);
    });

    test('a price that changed after it was displayed', async () => {
      const body = await order.body();
      await app.db.update(products).set({ pricePaise: 49_499 }).where(eq(products.id, COFFEE));
      const { status } = await order.send(body);
      await app.db.update(products).set({ pricePaise: 49_500 }).where(eq(products.id, COFFEE));
      expect(status).toBe(409);
    });

    test('more than is in stock, naming the product', async () => {
      await order.fill({ [LAMP]: 3 });
      const body = await order.body();
      await app.db.update(products).set({ stock: 2 }).where(eq(products.id, LAMP));
      const answer = await order.send(body);
      await app.db.update(products).set({ stock: 3 }).where(eq(products.id, LAMP));
      expect([answer.status, answer.body.reason, answer.body.message]).toEqual([
        409,
        'out_of_stock',
        expect.stringMatching(/^Only 2 left of .+\. Please review your cart\.$/),
      ]);
    });

    test('an empty cart', async () => {
      const body = await order.body();
      await order.fill({});
      expect((await order.send(body)).body).toMatchObject({
        code: 'invalid',
        message: cartMessages.empty,
      });
    });

    test.each([
      [24_999, 422],
      [25_000, 200],
      [25_001, 200],
    ])('a cart below ₹250: %d paise give status %d', async (pricePaise, status) => {
      await order.fill({ [COFFEE]: 1 });
      await app.db.update(products).set({ pricePaise }).where(eq(products.id, COFFEE));
      const answer = await order.send(await order.body());
      await app.db.update(products).set({ pricePaise: 49_500 }).where(eq(products.id, COFFEE));
      expect(answer.status).toBe(status);
    });

    test('the address of another customer, and an address abroad', async () => {
      const other = await buyer(app, 2);
      const body = await order.body();
      const foreign = await order.send({ ...body, address1: other.addressId });
      expect(foreign.body.errors).toEqual({ address1: [orderMessages.addressNotChosen] });
      const own = eq(addresses.id, order.asha.addressId);
      await app.db.update(addresses).set({ countryId: 233 }).where(own);
      const abroad = await order.send(body);
      expect(abroad.body.errors.address1[0]).toMatch(/^We deliver within India only/);
    });

    test('same day delivery for customers without Elite, and where it is not offered', async () => {
      const rapid = { delivery_method: 'Same or next day delivery' };
      const { body } = await order.send({ ...(await order.body()), ...rapid });
      expect(Object.keys(body.errors)).toEqual(['delivery_method']);
    });
  });
});
