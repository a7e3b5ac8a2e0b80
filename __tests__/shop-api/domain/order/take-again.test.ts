import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { customers } from '@/shop-api/db/schema/customers';
import { orders } from '@/shop-api/db/schema/orders';
import { vouchers } from '@/shop-api/db/schema/vouchers';
import { AHMEDABAD, buyer, fillCart, MUMBAI, orderBody, paymentBody } from '../../../support/buyer';
import { assertInvariants } from '../../../support/invariants';
import { COFFEE, OnlinePayment } from '../../../support/online-payment';
import { onEachApp } from '../../../support/test-app';
import { toForm } from '../../../support/to-form';

const TEA = 1002;
const AN_HOUR = 3_600_000;
const PRICES_CHANGED = 'Prices have changed. Please review your cart.';

/** An order of two coffees that nobody paid in time, and that its customer accepts after all. */
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
  const makeElite = (eliteUntil: Date | null) =>
    app.db.update(customers).set({ eliteUntil }).where(eq(customers.id, 1));

  beforeEach(() => makeElite(null));
  afterEach(() => assertInvariants(app.db));

  it.each([
    ['online', () => shop.open()],
    ['at the door', async () => call('POST /orders/', await orderBody(app, shop.asha))],
  ])('stays when another cart is ordered %s', async (_where, order) => {
    await begin();
    expect(await accept()).toMatchObject({ status: 200 });
    await fillCart(app, shop.asha, { [TEA]: 3 });
    await order();
    expect(await row()).toMatchObject({ state: 'pending', releasedAt: null });
    await shop.apply(shop.event('paid'));
    expect(await row()).toMatchObject({ state: 'confirmed' });
  });

  it('keeps its voucher, which another cart cannot use too', async () => {
    const code = 'ONCEAGAIN';
    const once = { code, percent: 10, usesPerCustomer: 1 };
    await app.db.insert(vouchers).values(once);
    await begin(code);
    expect(await accept()).toMatchObject({ status: 200 });
    const asked = await call(`GET /validate-voucher-code/?voucher_code=${code}`);
    expect(asked.body.message).toBe('You have used this voucher already.');
  });

  describe('when it is paid', () => {
    beforeEach(() => begin());

    it('takes its goods out of the cart where they lie as they were ordered', async () => {
      await call('POST /cart/', { pid: TEA, quantity: 1 });
      await acceptAndPay();
      expect(await goods()).toEqual([[TEA, 1]]);
    });

    it.each([
      ['put in anew', 2, () => fillCart(app, shop.asha, { [COFFEE]: 2 })],
      ['added to', 3, () => call('POST /cart/', { pid: COFFEE, quantity: 1 })],
      ['changed', 1, (line: number) => call(`PATCH /cart/${line}/`, { quantity: 1 })],
      ['ordered again', 2, () => call(`POST /orders/${id}/reorder/`, {})],
    ])('leaves in the cart what was %s since', async (_how, left, write) => {
      const [[, , line] = [0, 0, 0]] = await inCart();
      await write(line);
      await acceptAndPay();
      expect(await goods()).toEqual([[COFFEE, left]]);
    });
  });

  describe('is refused', () => {
    it('with a delivery charge that a new member no longer pays', async () => {
      await begin();
      await makeElite(new Date(app.clock.now().getTime() + AN_HOUR));
      expect(await accept()).toMatchObject({ status: 409, body: { message: PRICES_CHANGED } });
      expect((await row()).releasedAt).not.toBeNull();
      await makeElite(null);
      expect(await accept()).toMatchObject({ status: 200 });
    });

    it.each([
      ['free', MUMBAI, 'Standard delivery'],
      ['rapid', AHMEDABAD, 'Same or next day delivery'],
    ])('with a %s delivery, once the membership is over', async (_what, city, delivery_method) => {
      await makeElite(new Date(app.clock.now().getTime() + AN_HOUR));
      shop.asha = await buyer(app, 1, city);
      await fillCart(app, shop.asha, { [COFFEE]: 2 });
      const body = await paymentBody(app, shop.asha, { shipping: 0 });
      const asked = { ...body, delivery_method };
      shop.txnid = (await call('POST /get-order-payment-link/', toForm(asked))).body.txn_id;
      id = (await shop.order())?.id ?? 0;
      await shop.pass(AN_HOUR);
      expect(await accept()).toMatchObject({ status: 409, body: { message: PRICES_CHANGED } });
    });
  });
});
