import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { desc, eq } from 'drizzle-orm';
import { fillCart } from '@/__tests__/support/buyer';
import { assertInvariants } from '@/__tests__/support/invariants';
import { COFFEE, OnlinePayment, PRICE_PAISE, STOCK } from '@/__tests__/support/online-payment';
import { onEachApp } from '@/__tests__/support/test-app';
import { orderApiMessages } from '@/contract/messages/orders';
import { englishText } from '@/contract/messages/text-with-values';
import { mailQueue } from '@/shop-api/db/schema/mail-queue';
import { orders } from '@/shop-api/db/schema/orders';
import { products } from '@/shop-api/db/schema/products';

const AN_HOUR = 3_600_000;
const TEA = 1002;

/** An order of two coffees whose online payment failed or was not made. */
onEachApp((app) => {
  const shop = new OnlinePayment(app);
  let id = 0;

  const call = (what: string, body?: object, who = shop.asha.who) => app.call(what, { who, body });
  const read = async () => (await call(`GET /orders/${id}`)).body.data;
  const row = async () => (await app.db.select().from(orders).where(eq(orders.id, id)))[0];
  const turn = async (changes = {}, who = shop.asha.who) => {
    const { price_change: now, ...order } = await read();
    const {
      shipping_amt: shipping_amount,
      tax_amt: tax_amount,
      final_total: amount,
    } = now ?? order;
    const body = { shipping_amount, tax_amount, amount, ...changes };
    return call(`POST /orders/${id}/pay-on-delivery/`, body, who);
  };

  beforeEach(async () => {
    await shop.begin();
    id = (await shop.order())?.id ?? 0;
  });
  afterEach(() => assertInvariants(app.db));

  test('an order that waits for its online payment becomes a placed cash order', async () => {
    await shop.apply(shop.event('failed'));
    const { status, body } = await turn();
    expect([status, body.message]).toEqual([
      200,
      englishText(orderApiMessages.placed(body.order_id)),
    ]);
    const cash = { payType: 'Cash on Delivery', state: 'pending', paidAt: null, holdUntil: null };
    expect(await row()).toMatchObject(cash);
    expect((await read()).expected_by).not.toBeNull();
    expect([await shop.stock(), await shop.cartCount()]).toEqual([STOCK - 2, 0]);
    const [mail] = await app.db.select().from(mailQueue).orderBy(desc(mailQueue.id)).limit(1);
    expect(mail).toMatchObject({ kind: 'order', payload: { orderId: id, news: 'placed' } });
  });

  test('what was put into the cart since stays in it', async () => {
    await call('POST /cart/', { pid: TEA, quantity: 1 });
    await turn();
    const lines: { product_id: number }[] = (await call('GET /cart/')).body.data.cart_items;
    expect(lines.map(({ product_id: productId }) => productId)).toEqual([TEA]);
  });

  test('goods that were released are taken again, or the order stays as it is', async () => {
    await shop.pass(AN_HOUR);
    await app.db.update(products).set({ stock: 1 }).where(eq(products.id, COFFEE));
    expect((await turn()).body.reason).toBe('goods_sold_meanwhile');
    expect(await row()).toMatchObject({ payType: 'Online Payment' });
    await app.db.update(products).set({ stock: STOCK }).where(eq(products.id, COFFEE));
    expect((await turn()).status).toBe(200);
    expect([await shop.stock(), (await row())?.releasedAt]).toEqual([STOCK - 2, null]);
  });

  test('the order costs what was displayed, or it is refused', async () => {
    const { body } = await turn({ amount: 1 });
    expect(body.details.figures).toEqual([{ name: 'amount', displayed: 1, now: 1090 }]);
  });

  describe('money of a payment that was under way', () => {
    test('pays the order when it arrives before the parcel', async () => {
      await turn();
      await fillCart(app, shop.asha, { [TEA]: 1 });
      await shop.apply(shop.event('paid'));
      expect(await row()).toMatchObject({ state: 'confirmed', payType: 'Online Payment' });
      expect([await shop.refundsDue(), await shop.cartCount()]).toEqual([[], 1]);
    });

    test.each([
      ['delivered', { state: 'delivered' as const, paidAt: new Date(), deliveredAt: new Date() }],
      ['cancelled', { state: 'cancelled' as const }],
    ])('goes back when the order is %s', async (_state, ended) => {
      await turn();
      await app.db.update(orders).set(ended).where(eq(orders.id, id));
      await shop.apply(shop.event('paid'));
      expect(await shop.refundsDue()).toMatchObject([{ amountPaise: PRICE_PAISE }]);
      await app.db.update(orders).set({ state: 'delivered' }).where(eq(orders.id, id));
    });
  });

  test.each([
    ['paid', 'order_paid', () => shop.apply(shop.event('paid'))],
    ['cancelled', 'order_ended', () => call(`POST /orders/${id}/cancel/`, {})],
    ['to be paid on delivery', 'order_not_waiting', () => turn()],
  ])('an order that is %s is refused', async (_state, reason, begin) => {
    await begin();
    expect((await turn()).body.reason).toBe(reason);
  });

  test('another customer’s order is not found', async () => {
    expect((await turn({}, await app.customer(2))).status).toBe(404);
  });
});
