import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { CashOrder, COFFEE } from '@/__tests__/support/cash-order';
import { onEachApp } from '@/__tests__/support/test-app';
import { products } from '@/shop-api/db/schema/products';

const TEA = 1002;

onEachApp((app) => {
  const order = new CashOrder(app);
  const publish = (isPublished: boolean) =>
    app.db.update(products).set({ isPublished }).where(eq(products.id, TEA));
  const cart = async () => (await app.call('GET /cart/', { who: order.asha.who })).body.data;
  const wishlist = async () => (await app.call('GET /listwish/', { who: order.asha.who })).body;

  beforeEach(async () => {
    await order.begin();
    await order.fill({ [COFFEE]: 2, [TEA]: 1 });
  });
  afterEach(() => publish(true));

  test('a cart names a withdrawn product, without its price, until it is taken out', async () => {
    await publish(false);
    const { cart_items: lines, withdrawn, total } = await cart();
    expect(lines.map((line: { product_id: number }) => line.product_id)).toEqual([COFFEE]);
    expect(total).toBe(990);
    expect(withdrawn).toMatchObject([{ product_id: TEA }]);
    const { who } = order.asha;
    const change = { who, body: { quantity: 2 } };
    expect((await app.call(`PATCH /cart/${withdrawn[0].id}/`, change)).status).toBe(404);
    expect((await app.call(`DELETE /cart/${withdrawn[0].id}`, { who })).status).toBe(200);
    await publish(true);
    expect(await cart()).toMatchObject({ withdrawn: [], total: 990 });
  });

  test('a wishlist names a withdrawn product and does not count it', async () => {
    const { who } = order.asha;
    await app.call('POST /wishlist/', { who, body: { pid: TEA } });
    const isIn = (await wishlist()).data.some(
      (item: { product_id: number }) => item.product_id === TEA,
    );
    if (!isIn) await app.call('POST /wishlist/', { who, body: { pid: TEA } });
    await publish(false);
    const { data, wishlist_counter } = await wishlist();
    const item = data.find((one: { product_id: number }) => one.product_id === TEA);
    expect(item.is_sold).toBe(false);
    expect(wishlist_counter).toBe(data.length - 1);
    await app.call('POST /wishlist/', { who, body: { pid: TEA } });
    expect((await wishlist()).data).toHaveLength(data.length - 1);
  });

  test('an order says which of its products has no page any more', async () => {
    await order.place({ goods: { [COFFEE]: 2, [TEA]: 1 } });
    await publish(false);
    const lines: { id: number; is_sold: boolean }[] = (await order.read()).rated_product_info;
    expect(lines.map(({ id, is_sold }) => [id, is_sold])).toEqual([
      [COFFEE, true],
      [TEA, false],
    ]);
  });
});
