import { beforeEach, expect, test } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { buyMembership, shopItself } from '@/__tests__/support/buy-membership';
import { buyer, fillCart, paymentBody } from '@/__tests__/support/buyer';
import { newCustomer } from '@/__tests__/support/new-customer';
import { onEachApp } from '@/__tests__/support/test-app';
import { toForm } from '@/__tests__/support/to-form';
import { orderLines } from '@/shop-api/db/schema/order-lines';
import { products } from '@/shop-api/db/schema/products';
import { expireHolds } from '@/shop-api/domain/orders/release-order';

const COFFEE = 1001;
const AN_HOUR = 3_600_000;

/** An order of a coffee that was not paid in time, and is accepted at the figures of today. */
onEachApp((app) => {
  let who = {};
  let customerId = 0;
  let orderId = 0;

  beforeEach(async () => {
    const proven = { phone: '+919811115556', emailProvenAt: app.clock.now() };
    customerId = (await newCustomer(app.db, proven)).id;
    who = await app.customer(customerId);
  });

  const asha = async () => ({ ...(await buyer(app, customerId)), who });
  const begin = async () => {
    const shopper = await asha();
    await fillCart(app, shopper, { [COFFEE]: 1 });
    const body = toForm(await paymentBody(app, shopper));
    await app.call('POST /get-order-payment-link/', { who, body });
    app.clock.advance(AN_HOUR);
    await expireHolds({ ctx: shopItself(app) });
    orderId = (await app.call('GET /web/orders/list/', { who })).body.data[0].id;
  };
  const accept = async (changes = {}) => {
    const body = { ...(await paymentBody(app, await asha(), changes)), order_id: orderId };
    return app.call('PATCH /edit-order-payment-link/', { who, body: toForm(body) });
  };

  test('is taxed by the HSN code of its goods, as when it was placed', async () => {
    const isCoffee = eq(products.id, COFFEE);
    const [{ gstRate } = { gstRate: 0 }] = await app.db.select().from(products).where(isCoffee);
    await app.db.update(products).set({ gstRate: 28 }).where(isCoffee);
    const taxes = async () => {
      const lines = await app.db.select().from(orderLines).where(eq(orderLines.orderId, orderId));
      return lines.map(({ hsn, gstPercent }) => [hsn, gstPercent]);
    };
    await begin();
    const before = await taxes();
    expect(before[0]?.[1]).not.toBe(28);
    expect(await accept()).toMatchObject({ status: 200 });
    expect(await taxes()).toEqual(before);
    await app.db.update(products).set({ gstRate }).where(isCoffee);
  });

  test('is a use of the membership that makes its delivery free', async () => {
    await begin();
    const id = await buyMembership(app, who);
    app.clock.advance(60_000);
    expect(await accept({ shipping: 0 })).toMatchObject({ status: 200 });
    const cancelled = await app.call('POST /user/elite/cancel/', { who, body: { id } });
    expect(cancelled.body.reason).toBe('membership_used');
  });
});
