import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { buyer, fillCart, orderBody, type Person, paymentBody } from '@/__tests__/support/buyer';
import { COFFEE } from '@/__tests__/support/cash-order';
import { GiftCards } from '@/__tests__/support/gift-card';
import { assertInvariants } from '@/__tests__/support/invariants';
import { statuses } from '@/__tests__/support/many-apps';
import { newCustomer } from '@/__tests__/support/new-customer';
import { readyToOrder } from '@/__tests__/support/ready-to-order';
import { onEachApp } from '@/__tests__/support/test-app';
import { testKeys } from '@/__tests__/support/test-deps';
import { toForm } from '@/__tests__/support/to-form';
import { voucherMessages } from '@/contract/messages/vouchers';
import { orders } from '@/shop-api/db/schema/orders';
import { products } from '@/shop-api/db/schema/products';
import { vouchers } from '@/shop-api/db/schema/vouchers';
import { giftCode } from '@/shop-api/domain/gift-cards/gift-card';

const TEA = 1002;
const STOCK = 100;

/** A customer left to pay two coffees online, with a voucher and a gift card, and came back. */
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

  test('an open order does not use up its own voucher', async () => {
    const { body } = await app.call(`GET /validate-voucher-code/?voucher_code=${code}`, asha);
    expect(body).toMatchObject({ discount_amt: 99 });
  });

  test('an open order uses up its voucher for all other customers', async () => {
    const { who } = await buyer(app);
    const { body } = await app.call(`GET /validate-voucher-code/?voucher_code=${code}`, { who });
    expect(body.message).toBe(voucherMessages.usedUp);
  });

  test('gift cards show their balance before the open order, also when entered again', async () => {
    expect(await gifts.balances(asha.who)).toEqual([300]);
    const again = await gifts.redeem(asha.who, giftCode(testKeys, cardId));
    expect(again.body.data).toMatchObject({ id: cardId, balance: 300 });
  });

  describe('an open order that holds the last goods', () => {
    beforeEach(() => setStock(0));

    test('leaves them in its own cart, for changes and additions up to their number', async () => {
      const line = await inCart();
      expect(line.available_quantity).toEqual({ Quantity: 2 });
      const { who } = asha;
      const change = (quantity: number) =>
        app.call(`PATCH /cart/${line.id}/`, { who, body: { quantity } });
      expect([(await change(1)).status, (await change(3)).status]).toEqual([200, 422]);
      const add = () => app.call('POST /cart/', { who, body: { pid: COFFEE, quantity: 1 } });
      expect([(await add()).status, (await add()).status]).toEqual([200, 422]);
    });

    test('does not show them as available to other customers', async () => {
      const [ravi] = await readyToOrder(app, { count: 1, goods: [[COFFEE, 1]] });
      expect((await inCart({ ...asha, who: ravi?.who ?? {} })).available_quantity).toEqual({
        Quantity: 0,
      });
    });

    test('gives them to a cash order', async () => {
      expect((await payAtTheDoor()).status).toBe(200);
      expect(await stock()).toBe(0);
    });
  });

  test('a cash order of the same cart cancels the open order and uses its vouchers', async () => {
    expect((await payAtTheDoor()).status).toBe(200);
    expect(await states()).toEqual(['cancelled, Online Payment', 'pending, Cash on Delivery']);
    expect([await stock(), await gifts.balances(asha.who)]).toEqual([STOCK - 2, [0]]);
  });

  test.each([
    ['figures nobody was shown', { amount: 1 }, 409],
    ['an address of nobody', { address1: 0 }, 422],
    ['a voucher that never was', { udf4: 'NEVER' }, 422],
  ])('an open order stays when a cash order is refused for %s', async (_words, changes, status) => {
    expect((await payAtTheDoor(changes)).status).toBe(status);
    expect(await states()).toEqual(['pending, Online Payment']);
    expect(await stock()).toBe(STOCK - 2);
  });

  test('an open order stays when a cash order is refused for missing goods', async () => {
    await fillCart(app, asha, { [COFFEE]: 2, [TEA]: 1 });
    await app.db.update(products).set({ stock: 0 }).where(eq(products.id, TEA));
    expect((await payAtTheDoor()).body.message).toMatch(/is out of stock/);
    await app.db.update(products).set({ stock: STOCK }).where(eq(products.id, TEA));
    expect(await states()).toEqual(['pending, Online Payment']);
    expect(await stock()).toBe(STOCK - 2);
  });

  test('a cart ordered twenty times at once is one open order, with none before', async () => {
    expect((await payAtTheDoor()).status).toBe(200);
    await fillCart(app, asha, { [COFFEE]: 3 });
    code = '';
    const body = await paymentBody(app, asha);
    const answers = await Promise.all(Array.from({ length: 20 }, () => payOnline({}, body)));
    expect(statuses(answers)).toEqual({ 200: 20 });
    expect((await states()).slice(2)).toEqual(['pending, Online Payment']);
  });

  test('no open order is left by ten orders online and ten for cash at once', async () => {
    const online = { ...(await paymentBody(app, asha, { voucher: code })), gift_voucher_amt: 0 };
    const both = Array.from({ length: 10 }, () => [payOnline({}, online), payAtTheDoor()]);
    await Promise.all(both.flat());
    const found = await states();
    expect(found.filter((state) => state === 'pending, Cash on Delivery')).toHaveLength(1);
    expect(found).not.toContain('pending, Online Payment');
    expect(await stock()).toBe(STOCK - 2);
  });
});
