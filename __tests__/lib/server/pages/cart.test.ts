import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { insertOrder } from '@/__tests__/support/insert-order';
import { sumsDue } from '@/contract/cart/cart-sums';
import { chargeFor } from '@/contract/shop/delivery-charges';
import { toPaise, toRupees } from '@/contract/shop/money';
import { DEFAULT_SETTINGS } from '@/contract/shop/settings';
import { orders } from '@/shop-api/db/schema/orders';
import { products } from '@/shop-api/db/schema/products';

/** The shopper's cookies as Next.js passes them to a page. */
const cookies = () => ({
  get: (name: string) => ({ name, value: shopper.cookies.get(name) }),
  set: () => undefined,
});
jest.unstable_mockModule('next/headers', () => ({ cookies }));
jest.unstable_mockModule('next/server', () => ({ connection: jest.fn() }));
jest.unstable_mockModule('next/cache', () => ({
  cacheTag: jest.fn(),
  cacheLife: jest.fn(),
  revalidateTag: jest.fn(),
}));
const { getCartPage } = await import('@/lib/server/pages/cart');
const { getCheckoutPage } = await import('@/lib/server/pages/checkout');
const { StorefrontBuyer } = await import('@/__tests__/support/storefront-buyer');
const { COFFEE, StorefrontShopper, withShopApi } = await import(
  '@/__tests__/support/storefront-shopper'
);

const shopApi = withShopApi();

let shopper: InstanceType<typeof StorefrontShopper>;

describe('the cart of a customer with a default address', () => {
  beforeEach(async () => {
    const buyer = new StorefrontBuyer();
    shopper = buyer;
    await buyer.begin();
  });

  test('has the total and the tax of the checkout', async () => {
    const { first, delivery } = await getCartPage();
    const page = await getCheckoutPage();
    if (!('displayedFigures' in page)) throw new Error('The checkout opens');
    const home = page.addresses.find(({ is_default }) => is_default);
    const { cityId = null, isMember = true } = delivery.known ?? {};
    const goodsPaise = toPaise(first.cart.total);
    const to = { goodsPaise, cityId, isMember };
    const shipping = toRupees(chargeFor(DEFAULT_SETTINGS.delivery, to).paise);
    expect(shipping).toBe(home?.shipping_amt);
    expect(sumsDue(first.cart, shipping)).toEqual(sumsDue(page.first.cart, shipping));
  });

  test('invites to the membership with what the customer has paid for delivery', async () => {
    const { db } = shopApi();
    expect((await getCartPage()).invitation).toEqual({ price: 99, deliveryPaid: 0 });
    const paid = { shippingPaise: 10_000, payablePaise: 60_000, paidAt: new Date() };
    const { id } = await insertOrder(db, { ...paid, placedAt: new Date() });
    try {
      expect((await getCartPage()).invitation).toEqual({ price: 99, deliveryPaid: 100 });
    } finally {
      await db.delete(orders).where(eq(orders.id, id));
    }
  });

  test.each([
    ['dearer than it was accepted', { pricePaise: 55_000 }],
    ['sold out', { stock: 0 }],
  ])('comes before the checkout while a line is %s', async (_, change) => {
    const { db } = shopApi();
    const isCoffee = eq(products.id, COFFEE);
    const [before] = await db.select().from(products).where(isCoffee);
    await db.update(products).set(change).where(isCoffee);
    try {
      expect(await getCheckoutPage()).toEqual({ redirectTo: '/cart' });
    } finally {
      const { pricePaise, stock } = before ?? {};
      await db.update(products).set({ pricePaise, stock }).where(isCoffee);
    }
  });
});

test('the cart of a member invites to no membership', async () => {
  shopper = new StorefrontShopper();
  await shopper.logIn('elite@example.com');
  expect((await getCartPage()).invitation).toBeUndefined();
});

describe('the cart of a visitor', () => {
  beforeEach(async () => {
    shopper = new StorefrontShopper();
    await shopper.add(COFFEE, 1);
  });

  test('knows the delivery of the PIN code that a page without scripts has sent', async () => {
    const { delivery } = await getCartPage('400 001');
    expect(delivery.known).toBeUndefined();
    expect(delivery.asked).toMatchObject({
      pin: '400001',
      answer: { place: { shipping_amt: 100 } },
    });
  });

  test('has no delivery without a PIN code', async () => {
    expect((await getCartPage()).delivery).toEqual({ known: undefined, asked: undefined });
  });
});
