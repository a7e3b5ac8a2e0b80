import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { eq } from 'drizzle-orm';
import {
  AHMEDABAD,
  buyer,
  fillCart,
  MUMBAI,
  orderBody,
  paymentBody,
} from '@/__tests__/support/buyer';
import { assertInvariants } from '@/__tests__/support/invariants';
import { COFFEE, OnlinePayment, STOCK } from '@/__tests__/support/online-payment';
import { onEachApp } from '@/__tests__/support/test-app';
import { toForm } from '@/__tests__/support/to-form';
import { orderMessages } from '@/contract/messages/orders';
import { voucherMessages } from '@/contract/messages/vouchers';
import { customers } from '@/shop-api/db/schema/customers';
import { orders } from '@/shop-api/db/schema/orders';
import { products } from '@/shop-api/db/schema/products';
import { vouchers } from '@/shop-api/db/schema/vouchers';

const TEA = 1002;
const AN_HOUR = 3_600_000;

/** An order of two coffees that was not paid in time, and that its customer re-accepts. */
onEachApp((app) => {
  const shop = new OnlinePayment(app);
  let id = 0;

  const call = (what: string, body?: object) => app.call(what, { who: shop.asha.who, body });
  const row = async () => {
    const [order] = await app.db.select().from(orders).where(eq(orders.id, id));
    if (!order) throw new Error('The order is gone');
    return order;
  };
  const begin = async (voucher = '') => {
    await shop.begin(voucher);
    id = (await shop.order())?.id ?? 0;
    await shop.pass(AN_HOUR);
  };
  const accept = async () => {
    const { payablePaise, shippingPaise, gstPaise } = await row();
    const sent = {
      ...(await paymentBody(app, shop.asha)),
      order_id: id,
      shipping_amount: shippingPaise / 100,
      tax_amount: gstPaise / 100,
      amount: payablePaise / 100,
    };
    const answer = await call('PATCH /edit-order-payment-link/', toForm(sent));
    shop.txnid = answer.body.txn_id ?? shop.txnid;
    return answer;
  };
  const acceptAndPay = async () => {
    expect(await accept()).toMatchObject({ status: 200 });
    await shop.apply(shop.event('paid'));
    expect(await row()).toMatchObject({ state: 'confirmed' });
  };
  const inCart = async () => {
    const lines: { id: number; product_id: number; quantity: number }[] = (await call('GET /cart/'))
      .body.data.cart_items;
    return lines.map((line) => [line.product_id, line.quantity, line.id] as const);
  };
  const goods = async () => (await inCart()).map(([pid, quantity]) => [pid, quantity]);
  const makeElite = (memberUntil: Date | null) =>
    app.db.update(customers).set({ memberUntil }).where(eq(customers.id, 1));

  beforeEach(() => makeElite(null));
  afterEach(() => assertInvariants(app.db));

  test.each([
    ['online', () => shop.open()],
    ['at the door', async () => call('POST /orders/', await orderBody(app, shop.asha))],
  ])('a re-accepted order stays when another cart is ordered %s', async (_where, order) => {
    await begin();
    expect(await accept()).toMatchObject({ status: 200 });
    await fillCart(app, shop.asha, { [TEA]: 3 });
    await order();
    expect(await row()).toMatchObject({ state: 'pending', releasedAt: null });
    await shop.apply(shop.event('paid'));
    expect(await row()).toMatchObject({ state: 'confirmed' });
  });

  test('a re-accepted order keeps its voucher, which another cart cannot use too', async () => {
    const code = 'ONCEAGAIN';
    const once = { code, percent: 10, usesPerCustomer: 1 };
    await app.db.insert(vouchers).values(once);
    await begin(code);
    expect(await accept()).toMatchObject({ status: 200 });
    const asked = await call(`GET /validate-voucher-code/?voucher_code=${code}`);
    expect(asked.body.message).toBe(voucherMessages.usedBefore);
  });

  describe('a re-accepted order that is paid', () => {
    beforeEach(() => begin());

    test('takes its goods out of the cart if they are still as they were ordered', async () => {
      await call('POST /cart/', { pid: TEA, quantity: 1 });
      await acceptAndPay();
      expect(await goods()).toEqual([[TEA, 1]]);
    });

    test.each([
      ['put in again', 2, () => fillCart(app, shop.asha, { [COFFEE]: 2 })],
      ['added to', 3, () => call('POST /cart/', { pid: COFFEE, quantity: 1 })],
      ['changed', 1, (line: number) => call(`PATCH /cart/${line}/`, { quantity: 1 })],
      ['ordered again', 2, () => call(`POST /orders/${id}/reorder/`, {})],
    ])('leaves in the cart goods that were %s since', async (_how, left, write) => {
      const [[, , line] = [0, 0, 0]] = await inCart();
      await write(line);
      await acceptAndPay();
      expect(await goods()).toEqual([[COFFEE, left]]);
    });
  });

  describe('re-accepting is refused', () => {
    test('with a delivery charge that a new member no longer pays', async () => {
      await begin();
      await makeElite(new Date(app.clock.now().getTime() + AN_HOUR));
      const figures = [{ name: 'shipping', displayed: 100, now: 0 }];
      const body = {
        message: orderMessages.pricesChanged,
        reason: 'prices_changed',
        details: { figures },
      };
      expect(await accept()).toMatchObject({ status: 409, body });
      expect((await row()).releasedAt).not.toBeNull();
      await makeElite(null);
      expect(await accept()).toMatchObject({ status: 200 });
    });

    test.each([
      ['free', MUMBAI, 'Standard delivery', 'prices_changed'],
      ['rapid', AHMEDABAD, 'Same or next day delivery', 'rapid_delivery_ended'],
    ])(
      'with a %s delivery, once the membership is over',
      async (...[, city, delivery_method, reason]) => {
        await makeElite(new Date(app.clock.now().getTime() + AN_HOUR));
        shop.asha = await buyer(app, 1, city);
        await fillCart(app, shop.asha, { [COFFEE]: 2 });
        const body = await paymentBody(app, shop.asha, { shipping: 0 });
        const asked = { ...body, delivery_method };
        shop.txnid = (await call('POST /get-order-payment-link/', toForm(asked))).body.txn_id;
        id = (await shop.order())?.id ?? 0;
        await shop.pass(AN_HOUR);
        expect(await accept()).toMatchObject({
          status: 409,
          body: { message: orderMessages.pricesChanged, reason },
        });
      },
    );

    const sell = (changes: Partial<typeof products.$inferInsert>) =>
      app.db.update(products).set(changes).where(eq(products.id, COFFEE));

    test.each([
      ['product that is no longer sold', { isPublished: false }, 'product_withdrawn'],
      ['product that others have bought', { stock: 1 }, 'goods_sold_meanwhile'],
    ])('with a %s', async (_what, changes, reason) => {
      await begin();
      await sell(changes);
      const { body } = await accept();
      await sell({ isPublished: true, stock: STOCK });
      expect(body.reason).toBe(reason);
    });

    test('with another price, naming the product and both prices', async () => {
      await begin();
      await sell({ pricePaise: 52_000 });
      const { body } = await accept();
      await sell({ pricePaise: 49_500 });
      expect(body).toMatchObject({
        message: orderMessages.pricesChanged,
        reason: 'prices_changed',
      });
      expect(body.details.figures).toEqual([
        { name: 'price', product: 'Hill Shade Arabica Beans', displayed: 495, now: 520 },
      ]);
    });

    test('with another discount, naming both', async () => {
      await app.db.insert(vouchers).values({ code: 'SHRINKS', amountPaise: 10_000 });
      await begin('SHRINKS');
      const smaller = { amountPaise: 5000 };
      await app.db.update(vouchers).set(smaller).where(eq(vouchers.code, 'SHRINKS'));
      const { body } = await accept();
      expect(body.details.figures).toEqual([{ name: 'discount', displayed: 100, now: 50 }]);
    });
  });
});
