import { beforeEach, describe, expect, test } from '@jest/globals';
import { count, eq } from 'drizzle-orm';
import * as gift from '../../../../app/api/cart/gift/route';
import * as checkout from '../../../../app/api/checkout/route';
import * as voucher from '../../../../app/api/voucher/route';
import { orders } from '../../../../shop-api/db/schema/orders';
import { products } from '../../../../shop-api/db/schema/products';
import { DoorBuyer } from '../../../support/door-checkout';
import { COFFEE, withShopApi } from '../../../support/door-shopper';

const shopApi = withShopApi();

let shopper: DoorBuyer;
beforeEach(async () => {
  shopper = new DoorBuyer();
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
  test('orders the cart with its gift and voucher, and forgets both', async () => {
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

  test('sent twice under its key is one order', async () => {
    const before = await countOrders();
    const form = await shopper.form();
    const answers = await Promise.all([
      shopper.ask(checkout.POST, { json: form }),
      shopper.ask(checkout.POST, { json: form }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await countOrders()).toBe(before + 1);
  });

  test('is refused at another price than the one shown', async () => {
    const form = await shopper.form();
    const { db } = shopApi();
    const [before] = await db.select().from(products).where(eq(products.id, COFFEE));
    await db.update(products).set({ pricePaise: 40_000 }).where(eq(products.id, COFFEE));
    const answer = await shopper.send(checkout.POST, { json: form });
    await db
      .update(products)
      .set({ pricePaise: before?.pricePaise })
      .where(eq(products.id, COFFEE));
    expect([answer.status, (await answer.json()).message]).toEqual([
      409,
      'Prices have changed. Please review your cart.',
    ]);
  });

  test('is refused where the delivery to the address was not shown', async () => {
    const { cart } = await shopper.cart();
    const shown = JSON.stringify({
      ...{ total: cart.total, discount: 0, tax: cart.gst_amt },
      shipping: {},
    });
    expect((await shopper.order({ shown })).status).toBe(409);
  });
});

describe('a choice that is missing', () => {
  test.each([
    [{ address: undefined }, 'Please select a billing address!'],
    [{ payment: undefined }, 'Payment method is required'],
    [{ delivery: undefined }, 'Delivery method is required'],
  ])('%j is asked for', async (choice, message) => {
    const answer = await shopper.order(choice);
    expect([answer.status, (await answer.json()).message]).toEqual([422, message]);
  });
});

describe('the form of a page without scripts', () => {
  const post = async (choice: object = {}) => {
    const form = await shopper.form(choice);
    const texts = Object.entries(form).map(([name, value]) => [name, String(value)]);
    return shopper.send(checkout.POST, { form: Object.fromEntries(texts) });
  };

  test('places an order and leads to the orders', async () => {
    const answer = await post();
    expect([answer.status, answer.headers.get('Location')]).toEqual([303, '/profile#orders']);
  });

  test('leads to the payment, in the mobile app as well', async () => {
    const answer = await post({ payment: 'Online Payment', surface: 'app' });
    expect(answer.headers.get('Location')).toMatch(/^\/pay\/[a-z2-7]{25}\?mobile=true$/);
    expect((await shopper.session()).paying).toMatchObject({ isInApp: true });
  });

  test('comes back to the checkout with what is wrong', async () => {
    const form = { payment: 'Online Payment', delivery: 'Standard delivery', shown: '{}' };
    const key = crypto.randomUUID();
    const answer = await shopper.send(checkout.POST, { form: { ...form, key } });
    expect(answer.headers.get('Location')).toBe('/checkout');
    expect((await shopper.session()).flash?.message).toBe('Please select a billing address!');
  });
});
