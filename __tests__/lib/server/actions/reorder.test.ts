import { beforeEach, expect, test } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { newCustomer, PASSWORD } from '@/__tests__/support/new-customer';
import { StorefrontBuyer } from '@/__tests__/support/storefront-buyer';
import { COFFEE, StorefrontShopper, withShopApi } from '@/__tests__/support/storefront-shopper';
import { orderCalls } from '@/app/api/calls/orders';
import { reorderMessages } from '@/contract/messages/reorder';
import { callShopApi } from '@/lib/server/api/shop-api';
import { products } from '@/shop-api/db/schema/products';

const { reorder } = orderCalls;

const shopApi = withShopApi();
const asha = new StorefrontBuyer();
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

test('a reorder fills the cart, and the cart page shows the current prices', async () => {
  await set({ pricePaise: 52_000 });
  const answer = await asha.send(reorder.POST, { json: {}, params: { id } });
  expect(await answer.json()).toEqual({ url: '/cart' });
  expect(await coffees()).toEqual([[COFFEE, 2, 520]]);
  expect((await asha.session()).flash).toMatchObject({
    page: '/cart',
    isError: false,
    message: reorderMessages.theOne,
    details: ['Hill Shade Arabica Beans costs ₹520.00 now; in your order it was ₹495.00.'],
  });
});

test('a plain form redirects to the cart with the same message, inside the app too', async () => {
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

test('an order with nothing available displays a message on its page', async () => {
  await set({ stock: 0 });
  const form = { from: `/orders/${id}` };
  const answer = await asha.send(reorder.POST, { form, params: { id } });
  expect(answer.headers.get('Location')).toBe(`/orders/${id}`);
  expect((await asha.session()).flash).toMatchObject({ isError: true, page: `/orders/${id}` });
  expect((await asha.send(reorder.POST, { json: {}, params: { id } })).status).toBe(409);
});

test('an order of another customer is not found', async () => {
  const stranger = new StorefrontShopper();
  await stranger.logIn((await newCustomer(shopApi().db)).email, PASSWORD);
  for (const wrong of [id, 'abc', '2147483647']) {
    const answer = await stranger.send(reorder.POST, { json: {}, params: { id: wrong } });
    expect(answer.status).toBe(404);
  }
});
