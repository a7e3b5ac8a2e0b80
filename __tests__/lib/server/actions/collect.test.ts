import { beforeEach, expect, test } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { StorefrontBuyer } from '@/__tests__/support/storefront-buyer';
import { withShopApi } from '@/__tests__/support/storefront-shopper';
import { orderCalls } from '@/app/api/calls/orders';
import { collectMessages } from '@/contract/messages/collect';
import { COLLECT } from '@/contract/orders/collect';
import { orders } from '@/shop-api/db/schema/orders';
import { stores } from '@/shop-api/db/schema/stores';

const { collect, deliver } = orderCalls;
const STORE = 1;
const CHOICE = { store: STORE, name: 'Ravi Shah', mobile: '98250 00001' };

const shopApi = withShopApi();

let shopper: StorefrontBuyer;
beforeEach(async () => {
  await shopApi().db.update(stores).set({ mayCollect: true });
  shopper = new StorefrontBuyer();
  await shopper.begin();
});

const choose = (choice: object = CHOICE) => shopper.send(collect.POST, { json: choice });
/** The order as the form of the checkout sends it, which shows the store. */
const order = (choice: object = {}) =>
  shopper.order({ address: undefined, collect: STORE, ...choice });

async function lastOrder() {
  const all = await shopApi().db.select().from(orders).orderBy(orders.id);
  return all.at(-1);
}

test('the session keeps where an order is collected and by whom, until it is placed', async () => {
  await choose();
  const kept = { store: STORE, name: 'Ravi Shah', mobile: '+919825000001' };
  expect((await shopper.session()).collect).toEqual(kept);
  expect((await order()).status).toBe(200);
  expect((await shopper.session()).collect).toBeUndefined();
  expect(await lastOrder()).toMatchObject({
    deliveryMethod: COLLECT,
    fullName: 'Ravi Shah',
    mobile: '+919825000001',
    shippingPaise: 0,
  });
});

test('an order to collect may be paid online, and is the same with a second try', async () => {
  await choose();
  const first = await order({ payment: 'Online Payment' });
  const again = await order({ payment: 'Online Payment' });
  expect([(await first.json()).next, first.status]).toEqual([(await again.json()).next, 200]);
  expect(await lastOrder()).toMatchObject({ payType: 'Online Payment', deliveryMethod: COLLECT });
});

test('who goes back to a delivery has one', async () => {
  await choose();
  await shopper.send(deliver.POST, { json: {} });
  expect((await shopper.order()).status).toBe(200);
  expect((await lastOrder())?.deliveryMethod).toBe('Standard delivery');
});

test('what another tab has chosen is displayed before it is ordered', async () => {
  await choose();
  const answer = await shopper.order();
  expect([answer.status, (await answer.json()).reason]).toEqual([409, 'delivery_not_shown']);
  await shopper.send(deliver.POST, { json: {} });
  expect((await order()).status).toBe(409);
});

test('a store that hands out no orders any more is refused, and nothing is lost', async () => {
  await choose();
  await shopApi().db.update(stores).set({ mayCollect: false }).where(eq(stores.id, STORE));
  const answer = await order();
  const { message } = await answer.json();
  expect([answer.status, message]).toEqual([422, collectMessages.notOffered]);
  expect((await shopper.session()).collect?.store).toBe(STORE);
});

test.each([
  [{ ...CHOICE, store: undefined }, 'store'],
  [{ ...CHOICE, name: ' ' }, 'name'],
  [{ ...CHOICE, mobile: '12' }, 'mobile'],
])('a choice that is not whole is refused: %o', async (choice, field) => {
  const answer = await choose(choice);
  expect(answer.status).toBe(422);
  expect((await answer.json()).errors).toHaveProperty(field);
});
