import { beforeEach, describe, expect, test } from '@jest/globals';
import { AHMEDABAD, buyer } from '@/__tests__/support/buyer';
import { StorefrontBuyer } from '@/__tests__/support/storefront-buyer';
import { withShopApi } from '@/__tests__/support/storefront-shopper';
import { orderCalls } from '@/app/api/calls/orders';
import { shoppingCalls } from '@/app/api/calls/shopping';
import { gstinMessages } from '@/contract/messages/gst';
import { orders } from '@/shop-api/db/schema/orders';

const { checkout, billing: kept } = orderCalls;
const { gift } = shoppingCalls;

const GSTIN = '24AAPFU0939F1Z1';
const TYPED = { gstin: '24 aapfu 0939f 1z1', business_name: 'Neem Traders LLP' };
const ONLINE = { payment: 'Online Payment' };

const shopApi = withShopApi();

let shopper: StorefrontBuyer;
beforeEach(async () => {
  shopper = new StorefrontBuyer();
  await shopper.begin();
});

async function lastOrder() {
  const all = await shopApi().db.select().from(orders).orderBy(orders.id);
  return all.at(-1);
}
const lastBilling = async () => (await lastOrder())?.billing;

const post = async (choice: object) => {
  const form = Object.entries(await shopper.form(choice)).map(([name, value]) => [
    name,
    `${value}`,
  ]);
  return shopper.send(checkout.POST, { form: Object.fromEntries(form) });
};

test('an order has the business that is typed, and the session forgets it', async () => {
  expect((await shopper.order(TYPED)).status).toBe(200);
  expect(await lastBilling()).toEqual({
    ...{ gstin: GSTIN, businessName: 'Neem Traders LLP', address: null },
  });
  expect((await shopper.session()).billing).toBeUndefined();
});

test('an order without it is billed to who receives it', async () => {
  await shopper.order();
  expect(await lastBilling()).toBeNull();
});

describe('the form of a browser without scripts', () => {
  test('bills a business, or another address', async () => {
    await post({ ...TYPED, bill_to: '' });
    expect(await lastBilling()).toMatchObject({ gstin: GSTIN });
    await shopper.begin();
    const registry = { db: shopApi().db, customer: async () => ({}) };
    const other = await buyer(registry, (await lastOrder())?.customerId, AHMEDABAD);
    await post({ bill_to: other.addressId, gstin: '', business_name: '' });
    expect(await lastBilling()).toMatchObject({ gstin: '', address: { id: other.addressId } });
  });

  test('that is refused keeps what was typed, and says what is wrong', async () => {
    const answer = await post({ ...TYPED, gstin: '24AAPFU0939F1Z2' });
    expect(answer.headers.get('Location')).toBe('/checkout');
    const { flash, billing } = await shopper.session();
    expect(flash?.errors).toEqual({ gstin: [gstinMessages.digit] });
    expect(billing).toMatchObject({ gstin: '24AAPFU0939F1Z2', business_name: 'Neem Traders LLP' });
  });

  test('bills the business of an earlier order again by one box', async () => {
    await shopper.order(TYPED);
    await shopper.begin();
    await post({ gst_again: 'yes', gstin: '', business_name: '' });
    expect(await lastBilling()).toMatchObject({ gstin: GSTIN, businessName: 'Neem Traders LLP' });
  });
});

test('what is typed is kept before the order, within a small cookie, and can be emptied', async () => {
  await shopper.send(gift.POST, { json: { isGift: true, message: 'ठ'.repeat(240), packing: 0 } });
  const json = { gstin: '24AAPF', business_name: 'ठ'.repeat(100), gst_again: false };
  const answer = await shopper.send(kept.POST, { json });
  for (const cookie of answer.headers.getSetCookie()) expect(cookie.length).toBeLessThan(4096);
  const typed = { gstin: '24AAPF', business_name: json.business_name };
  expect((await shopper.session()).billing).toEqual(typed);
  const refused = await post(json);
  for (const cookie of refused.headers.getSetCookie()) expect(cookie.length).toBeLessThan(4096);
  await shopper.send(kept.POST, { json: { gstin: '', business_name: '', gst_again: false } });
  expect((await shopper.session()).billing).toBeUndefined();
});

test('a payment begun takes it along: what is changed since then stays', async () => {
  await shopper.order({ ...ONLINE, ...TYPED });
  const begun = await shopper.session();
  expect([begun.billing?.gstin, begun.cartPayment?.isBillingChanged]).toEqual([
    TYPED.gstin,
    undefined,
  ]);
  await shopper.send(kept.POST, { json: { ...TYPED, business_name: 'Another' } });
  expect((await shopper.session()).cartPayment?.isBillingChanged).toBe(true);
});
