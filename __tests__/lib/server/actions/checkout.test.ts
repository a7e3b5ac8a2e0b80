import { beforeEach, describe, expect, test } from '@jest/globals';
import { count, eq } from 'drizzle-orm';
import { StorefrontBuyer } from '@/__tests__/support/storefront-buyer';
import { COFFEE, withShopApi } from '@/__tests__/support/storefront-shopper';
import { orderCalls } from '@/app/api/calls/orders';
import { shoppingCalls } from '@/app/api/calls/shopping';
import { orderMessages } from '@/contract/messages/orders';
import { orders } from '@/shop-api/db/schema/orders';
import { products } from '@/shop-api/db/schema/products';

const { gift, voucher } = shoppingCalls;
const { checkout } = orderCalls;

const shopApi = withShopApi();

let shopper: StorefrontBuyer;
beforeEach(async () => {
  shopper = new StorefrontBuyer();
  await shopper.begin();
});

async function countOrders(): Promise<number> {
  const [row] = await shopApi().db.select({ n: count() }).from(orders);
  return row?.n ?? 0;
}

async function lastOrder() {
  const all = await shopApi().db.select().from(orders).orderBy(orders.id);
  return all.at(-1);
}

describe('cash on delivery', () => {
  test('orders the cart with its gift choices and voucher and clears both', async () => {
    await shopper.send(gift.POST, { json: { isGift: true, message: 'For Ba', packing: 0 } });
    await shopper.send(voucher.POST, { json: { code: 'WELCOME10' } });
    const answer = await shopper.order();
    const body = await answer.json();
    expect([answer.status, body.next, body.isToBePaid]).toEqual([200, '/profile#orders', false]);
    expect(await lastOrder()).toMatchObject({
      payType: 'Cash on Delivery',
      isGift: true,
      giftMessage: 'For Ba',
      voucherCode: 'WELCOME10',
    });
    const session = await shopper.session();
    expect([session.isGift, session.giftMessage, session.voucher]).toEqual(Array(3));
    expect((await shopper.summary()).cartCount).toBe(0);
  });

  test('sent twice with the same key is one order', async () => {
    const before = await countOrders();
    const form = await shopper.form();
    const answers = await Promise.all([
      shopper.ask(checkout.POST, { json: form }),
      shopper.ask(checkout.POST, { json: form }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await countOrders()).toBe(before + 1);
  });

  test('is refused when the price differs from the displayed one', async () => {
    const form = await shopper.form();
    const { db } = shopApi();
    const [before] = await db.select().from(products).where(eq(products.id, COFFEE));
    await db.update(products).set({ pricePaise: 40_000 }).where(eq(products.id, COFFEE));
    const answer = await shopper.send(checkout.POST, { json: form });
    await db
      .update(products)
      .set({ pricePaise: before?.pricePaise })
      .where(eq(products.id, COFFEE));
    const { message, reason, details, notes } = await answer.json();
    expect([answer.status, message, reason]).toEqual([
      409,
      orderMessages.pricesChanged,
      'prices_changed',
    ]);
    expect(details.figures[0]).toEqual({ name: 'goods', displayed: 990, now: 800 });
    expect(notes[0]).toBe('The price of the goods is ₹800.00 now; it was shown as ₹990.00.');
    expect(notes.at(-1)).toMatch(/^Reference: [0-9a-f]{8}$/);
  });

  test('is refused when the delivery to the address was not displayed', async () => {
    const { cart } = await shopper.cart();
    const displayed = JSON.stringify({
      ...{ total: cart.total, discount: 0, tax: cart.gst_amt },
      shipping: {},
    });
    const answer = await shopper.order({ displayed });
    expect(answer.status).toBe(409);
    expect(await answer.json()).toMatchObject({
      message: orderMessages.pricesChanged,
      reason: 'delivery_not_shown',
      notes: ['Delivery to this address was not shown yet.'],
    });
  });
});

describe('a missing choice', () => {
  test.each([
    [{ address: undefined }, orderMessages.addressNotChosen],
    [{ payment: undefined }, 'Payment method is required'],
    [{ delivery: undefined }, 'Delivery method is required'],
  ])('%j is requested', async (choice, message) => {
    const answer = await shopper.order(choice);
    expect([answer.status, (await answer.json()).message]).toEqual([422, message]);
  });
});

describe('the form of a browser without scripts', () => {
  const post = async (choice: object = {}) => {
    const form = await shopper.form(choice);
    const texts = Object.entries(form).map(([name, value]) => [name, String(value)]);
    return shopper.send(checkout.POST, { form: Object.fromEntries(texts) });
  };

  test('places an order and redirects to the orders', async () => {
    const answer = await post();
    expect([answer.status, answer.headers.get('Location')]).toEqual([303, '/profile#orders']);
  });

  test('redirects to the payment, in the mobile app as well', async () => {
    const answer = await post({ payment: 'Online Payment', surface: 'app' });
    expect(answer.headers.get('Location')).toMatch(/^\/pay\/[a-z2-7]{25}\?mobile=true$/);
    expect((await shopper.session()).paying).toMatchObject({ surface: 'app' });
  });

  test('redirects to the checkout with the changed amounts', async () => {
    const [address] = await shopper.addresses();
    const { displayed } = await shopper.form();
    const shipping = { [String(address?.id)]: 70 };
    await post({ displayed: JSON.stringify({ ...JSON.parse(displayed), shipping }) });
    expect((await shopper.session()).flash).toMatchObject({
      message: orderMessages.pricesChanged,
      details: [
        'Delivery is free now; it was shown as ₹70.00.',
        expect.stringMatching(/^Reference: [0-9a-f]{8}$/),
      ],
    });
  });

  test('redirects to the checkout with the errors', async () => {
    const form = { payment: 'Online Payment', delivery: 'Standard delivery', displayed: '{}' };
    const key = crypto.randomUUID();
    const answer = await shopper.send(checkout.POST, { form: { ...form, key } });
    expect(answer.headers.get('Location')).toBe('/checkout');
    expect((await shopper.session()).flash?.message).toBe(orderMessages.addressNotChosen);
  });
});
