import { beforeEach, expect, test } from '@jest/globals';
import { eq } from 'drizzle-orm';
import * as reorder from '@/app/api/orders/[id]/reorder/route';
import { callShopApi } from '@/lib/server/shop-api';
import { products } from '@/shop-api/db/schema/products';
import { DoorBuyer } from '../../../support/door-checkout';
import { COFFEE, DoorShopper, withShopApi } from '../../../support/door-shopper';
import { newCustomer, PASSWORD } from '../../../support/new-customer';

const shopApi = withShopApi();
const asha = new DoorBuyer();
let id: string;

const set = (change: Partial<typeof products.$inferInsert>) =>
  shopApi().db.update(products).set(change).where(eq(products.id, COFFEE));
const coffees = async () => {
  const { cart } = await asha.cart();
  return cart.cart_items.map((line) => [line.product_id, line.quantity, line.selling_price]);
};

beforeEach(async () => {
  await set({ pricePaise: 49_500, stock: 60 });
  await asha.begin();
  expect((await asha.order()).status).toBe(200);
  const caller = { token: (await asha.session()).token };
  const query = { page: 1, page_size: 10, sort: '-date', search: '' } as const;
  const { data } = await callShopApi('listOrders', { query }, { caller });
  id = String(data[0]?.id);
});

test('an order goes into the cart again, and the cart’s page says what it costs now', async () => {
  await set({ pricePaise: 52_000 });
  const answer = await asha.send(reorder.POST, { json: {}, params: { id } });
  expect(await answer.json()).toEqual({ url: '/cart' });
  expect(await coffees()).toEqual([[COFFEE, 2, 520]]);
  expect((await asha.session()).flash).toMatchObject({
    page: '/cart',
    isError: false,
    message: 'The product of your order is in the cart.',
    details: ['Hill Shade Arabica Beans costs ₹520.00 now; in your order it was ₹495.00.'],
  });
});

test('a plain form leads to the cart with the same words, inside the app too', async () => {
  await set({ stock: 1 });
  const form = { surface: 'app', from: `/orders/${id}?mobile=true` };
  const answer = await asha.send(reorder.POST, { form, params: { id } });
  expect(answer.headers.get('Location')).toBe('/cart?mobile=true');
  expect((await asha.session()).flash?.details).toEqual([
    'Hill Shade Arabica Beans: only 1 of the 2 you ordered can be had.',
  ]);
});

test('a second tap adds nothing', async () => {
  for (let tap = 0; tap < 2; tap++) {
    await asha.send(reorder.POST, { form: {}, params: { id } });
  }
  expect(await coffees()).toEqual([[COFFEE, 2, 495]]);
});

test('an order of which nothing can be had says so on its own page', async () => {
  await set({ stock: 0 });
  const form = { from: `/orders/${id}` };
  const answer = await asha.send(reorder.POST, { form, params: { id } });
  expect(answer.headers.get('Location')).toBe(`/orders/${id}`);
  expect((await asha.session()).flash).toMatchObject({ isError: true, page: `/orders/${id}` });
  expect((await asha.send(reorder.POST, { json: {}, params: { id } })).status).toBe(409);
});

test('an order of another customer is not found', async () => {
  const stranger = new DoorShopper();
  await stranger.logIn((await newCustomer(shopApi().db)).email, PASSWORD);
  for (const wrong of [id, 'abc', '2147483647']) {
    const answer = await stranger.send(reorder.POST, { json: {}, params: { id: wrong } });
    expect(answer.status).toBe(404);
  }
});
