import { beforeEach, describe, expect, test } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { buyer } from '@/__tests__/support/buyer';
import { CashOrder, COFFEE } from '@/__tests__/support/cash-order';
import { newCustomer } from '@/__tests__/support/new-customer';
import { reasonOf } from '@/__tests__/support/reason-of';
import { onEachApp } from '@/__tests__/support/test-app';
import type { ReorderedLine } from '@/contract/orders/reorder';
import { products } from '@/shop-api/db/schema/products';

/** Products of the demo shop with a large stock. */
const TEA = 1003;
const GHEE = 1014;
const MISSING = 2_147_483_647;

onEachApp((app) => {
  const order = new CashOrder(app);

  const again = (who = order.asha.who, of = order.id, headers = {}) =>
    app.call(`POST /orders/${of}/reorder/`, { who, headers, body: {} });
  const cart = async (): Promise<Record<number, number>> => {
    const { body } = await app.call('GET /cart/', { who: order.asha.who });
    const lines: { product_id: number; quantity: number }[] = body.data.cart_items;
    return Object.fromEntries(lines.map((line) => [line.product_id, line.quantity]));
  };
  const outcomes = ({ body }: { body: { data: ReorderedLine[] } }) =>
    Object.fromEntries(body.data.map((line) => [line.id, [line.outcome, line.quantity]]));
  const set = (productId: number, change: Partial<typeof products.$inferInsert>) =>
    app.db.update(products).set(change).where(eq(products.id, productId));

  beforeEach(async () => {
    for (const one of [COFFEE, TEA, GHEE]) await set(one, { stock: 500, isPublished: true });
    await set(COFFEE, { pricePaise: 49_500 });
    await order.begin((await newCustomer(app.db)).id);
    await order.place({ goods: { [COFFEE]: 2, [TEA]: 3 } });
  });

  test('puts the ordered products into the cart again', async () => {
    const answer = await again();
    expect(outcomes(answer)).toEqual({ [COFFEE]: ['added', 2], [TEA]: ['added', 3] });
    expect(await cart()).toEqual({ [COFFEE]: 2, [TEA]: 3 });
  });

  test('uses today’s price, and states the price of the order beside it', async () => {
    await set(COFFEE, { pricePaise: 52_000 });
    const [coffee] = (await again()).body.data;
    expect(coffee).toMatchObject({ ordered_price: 495, selling_price: 520, outcome: 'added' });
    const { body } = await app.call('GET /cart/', { who: order.asha.who });
    expect(body.data.cart_items[0].selling_price).toBe(520);
  });

  test('is limited by the stock, and leaves out products that are unavailable', async () => {
    await set(TEA, { stock: 1 });
    expect(outcomes(await again())[TEA]).toEqual(['fewer than ordered', 1]);
    await order.fill({});
    await set(COFFEE, { stock: 0 });
    await set(TEA, { isPublished: false });
    expect(await reasonOf(again())).toBe('nothing_to_reorder');
    await set(COFFEE, { stock: 2 });
    expect(outcomes(await again())).toEqual({
      [COFFEE]: ['added', 2],
      [TEA]: ['no longer sold', 0],
    });
    await order.fill({});
    await set(COFFEE, { stock: 0 });
    await set(TEA, { isPublished: true, stock: 3 });
    expect(outcomes(await again())).toEqual({
      [COFFEE]: ['out of stock', 0],
      [TEA]: ['added', 3],
    });
  });

  test('counts what is in the cart, and never reduces it', async () => {
    await order.fill({ [COFFEE]: 5, [TEA]: 1, [GHEE]: 1 });
    await set(COFFEE, { stock: 4 });
    expect(outcomes(await again())).toEqual({
      [COFFEE]: ['already in the cart', 5],
      [TEA]: ['added', 3],
    });
    expect(await cart()).toEqual({ [COFFEE]: 5, [TEA]: 3, [GHEE]: 1 });
  });

  describe('a repeated reorder', () => {
    test('adds nothing twice, with a key or without', async () => {
      await again();
      expect(outcomes(await again())[COFFEE]).toEqual(['already in the cart', 2]);
      const keyed = { 'Idempotency-Key': 'one-tap' };
      const tap = () => again(order.asha.who, order.id, keyed);
      const [first, second] = [await tap(), await tap()];
      expect(second.body).toEqual(first.body);
      expect(await cart()).toEqual({ [COFFEE]: 2, [TEA]: 3 });
    });

    test('20 times at once, while the cart changes, adds nothing twice', async () => {
      const taps = Array.from({ length: 20 }, () => again());
      const adding = Array.from({ length: 5 }, () =>
        app.call('POST /cart/', { who: order.asha.who, body: { pid: GHEE, quantity: 1 } }),
      );
      const answers = await Promise.all([...taps, ...adding]);
      expect(answers.map(({ status }) => status)).toEqual(Array(25).fill(200));
      expect(await cart()).toEqual({ [COFFEE]: 2, [TEA]: 3, [GHEE]: 5 });
    });

    test('while the cart is being ordered, loses nothing and orders nothing twice', async () => {
      await again();
      const body = await order.body();
      const answers = await Promise.all([
        order.send(body),
        ...Array.from({ length: 5 }, () => again()),
      ]);
      expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(200));
      const { body: list } = await app.call('GET /web/orders/list/', { who: order.asha.who });
      expect(list.total_count).toBe(2);
      const left = await cart();
      expect([{}, { [COFFEE]: 2, [TEA]: 3 }]).toContainEqual(left);
    });
  });

  test('answers not found for another customer’s order, and fills no cart', async () => {
    const stranger = await buyer(app, (await newCustomer(app.db)).id);
    const [foreign, missing] = [await again(stranger.who), await again(stranger.who, MISSING)];
    expect([foreign.status, foreign.body]).toEqual([404, missing.body]);
    expect(await cart()).toEqual({});
  });
});
