import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { orders } from '@/shop-api/db/schema/orders';
import { products } from '@/shop-api/db/schema/products';
import { vouchers } from '@/shop-api/db/schema/vouchers';
import { giftCode } from '@/shop-api/domain/gift-card/gift-code';
import type { Person } from '../../../support/buyer';
import { buyer, fillCart, orderBody, paymentBody } from '../../../support/buyer';
import { COFFEE } from '../../../support/cash-order';
import { GiftCards } from '../../../support/gift-card';
import { assertInvariants } from '../../../support/invariants';
import { statuses } from '../../../support/many-apps';
import { newCustomer } from '../../../support/new-customer';
import { readyToOrder } from '../../../support/ready-to-order';
import { onEachApp } from '../../../support/test-app';
import { testKeys } from '../../../support/test-deps';
import { toForm } from '../../../support/to-form';

const TEA = 1002;
const STOCK = 100;

/** A customer who went to pay two coffees online, with what there is of vouchers, and came back. */
onEachApp((app) => {
  const gifts = new GiftCards(app);
  let asha: Person;
  let code = '';
  let cardId = 0;

  const setStock = (stock: number) =>
    app.db.update(products).set({ stock }).where(eq(products.id, COFFEE));
  const stock = async () => {
    const [row] = await app.db.select().from(products).where(eq(products.id, COFFEE));
    return row?.stock;
  };
  const states = async () => {
    const own = eq(orders.customerId, asha.customerId);
    const rows = await app.db.select().from(orders).where(own).orderBy(orders.id);
    return rows.map(({ state, payType }) => `${state}, ${payType}`);
  };
  const inCart = async ({ who } = asha) => {
    const { body } = await app.call('GET /cart/', { who });
    return body.data.cart_items[0];
  };
  const payOnline = async (more = {}, body?: object) => {
    const sent = body ?? (await paymentBody(app, asha, { voucher: code }));
    return app.call('POST /get-order-payment-link/', {
      who: asha.who,
      body: toForm({ ...sent, ...more }),
    });
  };
  const payAtTheDoor = async (changes = {}) => {
    const body = await orderBody(app, asha, { voucher: code, giftRupees: 300 });
    return app.call('POST /orders/', { who: asha.who, body: { ...body, ...changes } });
  };

  beforeEach(async () => {
    const customerId = (await newCustomer(app.db)).id;
    asha = { ...(await buyer(app, customerId)), customerId };
    code = `ONCE${customerId}`;
    await app.db.insert(vouchers).values({ code, percent: 10, usesPerCustomer: 1, usesInAll: 1 });
    cardId = await gifts.give(asha.who, '300');
    await setStock(STOCK);
    await fillCart(app, asha, { [COFFEE]: 2 });
    const { amount, ...body } = await paymentBody(app, asha, { voucher: code });
    const sent = { ...body, gift_voucher_amt: 300, amount: amount - 300 };
    expect((await payOnline({}, sent)).status).toBe(200);
  });
  afterEach(() => assertInvariants(app.db));

  it('does not use up its own voucher', async () => {
    const { body } = await app.call(`GET /validate-voucher-code/?voucher_code=${code}`, asha);
    expect(body).toMatchObject({ discount_amt: 99 });
  });

  it('leaves a voucher used for everybody else', async () => {
    const { who } = await buyer(app);
    const { body } = await app.call(`GET /validate-voucher-code/?voucher_code=${code}`, { who });
    expect(body.message).toBe('This voucher has been used up.');
  });

  it('shows gift vouchers with what they had before it, entered again too', async () => {
    expect(await gifts.balances(asha.who)).toEqual([300]);
    const again = await gifts.redeem(asha.who, giftCode(testKeys, cardId));
    expect(again.body.data).toMatchObject({ id: cardId, balance: 300 });
  });

  describe('that holds the last goods', () => {
    beforeEach(() => setStock(0));

    it('leaves them in its own cart, to be changed and added to as far as they go', async () => {
      const line = await inCart();
      expect(line.available_quantity).toEqual({ Quantity: 2 });
      const { who } = asha;
      const change = (quantity: number) =>
        app.call(`PATCH /cart/${line.id}/`, { who, body: { quantity } });
      expect([(await change(1)).status, (await change(3)).status]).toEqual([200, 422]);
      const add = () => app.call('POST /cart/', { who, body: { pid: COFFEE, quantity: 1 } });
      expect([(await add()).status, (await add()).status]).toEqual([200, 422]);
    });

    it('shows nobody else that they are there', async () => {
      const [ravi] = await readyToOrder(app, { count: 1, goods: [[COFFEE, 1]] });
      expect((await inCart({ ...asha, who: ravi?.who ?? {} })).available_quantity).toEqual({
        Quantity: 0,
      });
    });

    it('gives them to the order at the door', async () => {
      expect((await payAtTheDoor()).status).toBe(200);
      expect(await stock()).toBe(0);
    });
  });

  it('is cancelled by an order of the same cart at the door, which uses its vouchers', async () => {
    expect((await payAtTheDoor()).status).toBe(200);
    expect(await states()).toEqual(['cancelled, Online Payment', 'pending, Cash on Delivery']);
    expect([await stock(), await gifts.balances(asha.who)]).toEqual([STOCK - 2, [0]]);
  });

  it.each([
    ['figures nobody was shown', { amount: 1 }, 409],
    ['an address of nobody', { address1: 0 }, 422],
    ['a voucher that never was', { udf4: 'NEVER' }, 422],
  ])('stays when an order at the door is refused for %s', async (_words, changes, status) => {
    expect((await payAtTheDoor(changes)).status).toBe(status);
    expect(await states()).toEqual(['pending, Online Payment']);
    expect(await stock()).toBe(STOCK - 2);
  });

  it('stays when an order at the door is refused for goods that are gone', async () => {
    await fillCart(app, asha, { [COFFEE]: 2, [TEA]: 1 });
    await app.db.update(products).set({ stock: 0 }).where(eq(products.id, TEA));
    expect((await payAtTheDoor()).body.message).toMatch(/is out of stock/);
    await app.db.update(products).set({ stock: STOCK }).where(eq(products.id, TEA));
    expect(await states()).toEqual(['pending, Online Payment']);
    expect(await stock()).toBe(STOCK - 2);
  });

  it('is one when a cart is ordered twenty times at once, with none open before', async () => {
    expect((await payAtTheDoor()).status).toBe(200);
    await fillCart(app, asha, { [COFFEE]: 3 });
    code = '';
    const body = await paymentBody(app, asha);
    const answers = await Promise.all(Array.from({ length: 20 }, () => payOnline({}, body)));
    expect(statuses(answers)).toEqual({ 200: 20 });
    expect((await states()).slice(2)).toEqual(['pending, Online Payment']);
  });

  it('is gone when the cart is ordered online and at the door at once, ten times over', async () => {
    const online = { ...(await paymentBody(app, asha, { voucher: code })), gift_voucher_amt: 0 };
    const both = Array.from({ length: 10 }, () => [payOnline({}, online), payAtTheDoor()]);
    await Promise.all(both.flat());
    const found = await states();
    expect(found.filter((state) => state === 'pending, Cash on Delivery')).toHaveLength(1);
    expect(found).not.toContain('pending, Online Payment');
    expect(await stock()).toBe(STOCK - 2);
  });
});
