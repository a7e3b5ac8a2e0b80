import { beforeEach, expect, test } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { onEachApp } from '@/__tests__/support/test-app';
import type { GoodsAdded } from '@/contract/sharing/sharing';
import { MAX_QUANTITY, MAX_SHARED_GOODS } from '@/contract/shop/limits';
import { products } from '@/shop-api/db/schema/products';

/** Products of the demo shop. */
const COFFEE = 1001;
const TEA = 1003;
const MISSING = 2_147_483_647;

onEachApp((app) => {
  let who: Record<string, string>;

  const add = (...goods: { pid: number; quantity: number }[]) =>
    app.call('POST /cart/goods/', { who, body: { goods } });
  const outcomes = ({ body }: { body: { data: GoodsAdded } }) =>
    body.data.map(({ id, outcome, quantity }) => [id, outcome, quantity]);
  const cart = async (): Promise<number[][]> => {
    const { body } = await app.call('GET /cart/', { who });
    const lines: { product_id: number; quantity: number }[] = body.data.cart_items;
    return lines.map((line) => [line.product_id, line.quantity]);
  };
  const set = (productId: number, change: Partial<typeof products.$inferInsert>) =>
    app.db.update(products).set(change).where(eq(products.id, productId));

  beforeEach(async () => {
    for (const one of [COFFEE, TEA]) await set(one, { stock: 500, isPublished: true });
    who = await app.visitor();
  });

  test('a visitor puts all goods of a link into the cart; a second press adds nothing', async () => {
    const goods = [
      { pid: COFFEE, quantity: 2 },
      { pid: TEA, quantity: 3 },
    ];
    expect(outcomes(await add(...goods))).toEqual([
      [COFFEE, 'added', 2],
      [TEA, 'added', 3],
    ]);
    expect(outcomes(await add(...goods))).toEqual([
      [COFFEE, 'already in the cart', 2],
      [TEA, 'already in the cart', 3],
    ]);
    expect(await cart()).toEqual([
      [COFFEE, 2],
      [TEA, 3],
    ]);
  });

  test('what the cart has is never less, and a product that is named twice is added up', async () => {
    await add({ pid: COFFEE, quantity: 5 });
    const twice = { pid: TEA, quantity: 2 };
    await add({ pid: COFFEE, quantity: 1 }, twice, twice);
    expect(await cart()).toEqual([
      [COFFEE, 5],
      [TEA, 4],
    ]);
  });

  test('the stock limits it, and what is not sold is left out', async () => {
    await set(TEA, { stock: 1 });
    const goods = [TEA, MISSING].map((pid) => ({ pid, quantity: 3 }));
    expect(outcomes(await add(...goods))).toEqual([[TEA, 'fewer than ordered', 1]]);
  });

  test('is refused where nothing of it can be had', async () => {
    await set(TEA, { stock: 0 });
    await set(COFFEE, { isPublished: false });
    const refused = await add({ pid: TEA, quantity: 1 }, { pid: COFFEE, quantity: 1 });
    expect([refused.status, refused.body.reason]).toEqual([409, 'nothing_to_add']);
    expect(await cart()).toEqual([]);
  });

  test('a link has the limits of a cart', async () => {
    const many = Array.from({ length: MAX_SHARED_GOODS + 1 }, () => ({ pid: TEA, quantity: 1 }));
    for (const goods of [
      [],
      many,
      [{ pid: TEA, quantity: 0 }],
      [{ pid: TEA, quantity: MAX_QUANTITY + 1 }],
    ]) {
      expect((await add(...goods)).status).toBe(422);
    }
  });
});
