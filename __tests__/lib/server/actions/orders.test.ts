import { beforeEach, describe, expect, test } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { newCustomer, PASSWORD } from '@/__tests__/support/new-customer';
import { SAMPLE_ADDRESS } from '@/__tests__/support/sample-address';
import { ORIGIN } from '@/__tests__/support/storefront-browser';
import { COFFEE, StorefrontShopper, withShopApi } from '@/__tests__/support/storefront-shopper';
import { orderCalls } from '@/app/api/calls/orders';
import { sumsDue } from '@/contract/cart/cart-sums';
import { orderApiMessages } from '@/contract/messages/orders';
import type { OrderDetail } from '@/contract/orders/order';
import { callShopApi } from '@/lib/server/api/shop-api';
import { orders } from '@/shop-api/db/schema/orders';

const { cancelOrder: cancel, orderDocument: file, payOrder: pay, payOnDelivery } = orderCalls;

const shopApi = withShopApi();

/** A customer with one cash-on-delivery order. */
async function withOrder() {
  const shopper = new StorefrontShopper();
  await shopper.logIn((await newCustomer(shopApi().db)).email, PASSWORD);
  await shopper.add(COFFEE, 1);
  const caller = { token: (await shopper.session()).token };
  const address = await callShopApi('addAddress', { body: SAMPLE_ADDRESS } as never, { caller });
  const { data: cart } = await callShopApi('getCart', {} as never, { caller });
  const { shipping_amt: shipping, id } = address.data;
  const body = {
    address1: id,
    pay_type: 'Cash on Delivery',
    delivery_method: 'Standard delivery',
    udf2: shipping,
    udf3: sumsDue(cart, shipping).taxPaise / 100,
    discount_amt: 0,
    order_total: cart.total,
    sale_status: 'Quotation Sent',
    productinfo: 'SOSE',
    amount: cart.final_total + shipping,
  };
  await callShopApi('placeOrder', { body } as never, { caller });
  const { data } = await callShopApi('listOrders', { query: {} } as never, { caller });
  const orderId = data[0]?.id ?? 0;
  const read = async (): Promise<OrderDetail> =>
    (await callShopApi('getOrder', { params: { orderId } }, { caller })).data;
  return { shopper, orderId, read };
}

/** Moves the order as staff. */
async function moveTo(steps: readonly ('Confirmed' | 'Packed' | 'Cancelled')[]): Promise<void> {
  const staff = new StorefrontShopper();
  await staff.logIn('staff@example.com');
  const caller = { token: (await staff.session()).token };
  for (const to of steps) {
    await callShopApi('moveOrder', { params: { orderId: own.orderId }, body: { to } }, { caller });
  }
}

let own: Awaited<ReturnType<typeof withOrder>>;
beforeEach(async () => {
  own = await withOrder();
});

const params = (id: unknown = own.orderId) => ({ id: String(id) });

describe('an order', () => {
  test('is cancelled by its customer', async () => {
    const answer = await own.shopper.send(cancel.POST, { json: {}, params: params() });
    expect(await answer.json()).toEqual({ message: orderApiMessages.cancelled });
    expect((await own.read()).order_status).toBe('Cancelled');
  });

  test('cancelled by a plain form redirects to the form’s target', async () => {
    const form = { next: `/orders/${own.orderId}`, from: `/orders/${own.orderId}` };
    const answer = await own.shopper.send(cancel.POST, { form, params: params() });
    expect(answer.headers.get('Location')).toBe(`/orders/${own.orderId}`);
  });

  test('is not cancelled once it is packed', async () => {
    await shopApi().db.update(orders).set({ state: 'packed' }).where(eq(orders.id, own.orderId));
    const answer = await own.shopper.send(cancel.POST, { json: {}, params: params() });
    expect(answer.status).toBe(409);
  });

  test('is paid on a payment page, at the displayed amount', async () => {
    const { final_total: amount } = await own.read();
    const answer = await own.shopper.send(pay.POST, { json: { amount }, params: params() });
    expect((await answer.json()).url).toMatch(/^\/pay\/[\w.-]+$/);
  });

  test('paid by a plain form redirects there too, regardless of the form’s target', async () => {
    const { final_total } = await own.read();
    const form = { amount: String(final_total), next: 'https://evil.example/' };
    const answer = await own.shopper.send(pay.POST, { form, params: params() });
    expect(answer.headers.get('Location')).toMatch(/^\/pay\/[\w.-]+$/);
  });

  test.each([
    ['a script', 'json'],
    ['a plain form', 'form'],
  ])(
    'paid by %s inside the mobile app stays inside it, as stored in the session',
    async (_who, kind) => {
      const { final_total } = await own.read();
      const body = { amount: final_total, surface: 'app' };
      const answer = await own.shopper.send(pay.POST, { [kind]: body, params: params() });
      const url = answer.headers.get('Location') ?? (await answer.json()).url;
      expect(url).toMatch(/^\/pay\/[a-z2-7]{25}\?mobile=true$/);
      const { paying } = await own.shopper.session();
      expect(paying).toEqual({ txnid: url.slice(5, 30), surface: 'app' });
    },
  );

  test('is not paid at another amount', async () => {
    const { final_total } = await own.read();
    const json = { amount: final_total - 1 };
    const answer = await own.shopper.send(pay.POST, { json, params: params() });
    expect(answer.status).toBe(409);
  });

  test('has its invoice sent as a file named after it, in the language of its page', async () => {
    const { order_id } = await own.read();
    await moveTo(['Confirmed', 'Packed']);
    const answer = await own.shopper.send(file.GET, {
      params: { ...params(), document: 'invoice' },
      headers: { Referer: `${ORIGIN}/gu/orders/${own.orderId}` },
    });
    expect(answer.headers.get('Content-Disposition')).toBe(
      `attachment; filename="invoice-${order_id}.pdf"`,
    );
    expect(await answer.text()).toMatch(/^%PDF-.*\/Lang \(gu-IN\)/s);
  });

  test('that was packed and cancelled has its credit note sent as a file too', async () => {
    const { order_id } = await own.read();
    await moveTo(['Confirmed', 'Packed', 'Cancelled']);
    const answer = await own.shopper.send(file.GET, {
      params: { ...params(), document: 'credit-note' },
    });
    expect(answer.headers.get('Content-Disposition')).toBe(
      `attachment; filename="credit-note-${order_id}.pdf"`,
    );
    expect((await answer.text()).slice(0, 5)).toBe('%PDF-');
  });

  test('that has no invoice yet says on its page that the data was not found', async () => {
    const answer = await own.shopper.send(file.GET, {
      params: { ...params(), document: 'invoice' },
    });
    expect(answer.headers.get('Location')).toBe(`/orders/${own.orderId}`);
    const { flash } = await own.shopper.session();
    expect(flash).toMatchObject({ isError: true, message: 'Data not found' });
  });

  test.each(['abc', '0', '..', '2147483647'])('%s is not found', async (id) => {
    for (const { POST } of [cancel, pay]) {
      const sent = { json: { amount: 1 }, params: params(id) };
      expect((await own.shopper.send(POST, sent)).status).toBe(404);
    }
  });

  test('of another customer is not found and stays unchanged', async () => {
    const other = await withOrder();
    const sent = { json: { amount: 1 }, params: params() };
    for (const { POST } of [cancel, pay]) {
      expect((await other.shopper.send(POST, sent)).status).toBe(404);
    }
    expect((await own.read()).order_status).not.toBe('Cancelled');
  });
});

describe('an order that waits for its online payment', () => {
  const wait = async () => {
    const waiting = { payType: 'Online Payment' };
    await shopApi().db.update(orders).set(waiting).where(eq(orders.id, own.orderId));
  };
  const turn = async (amount: number) =>
    own.shopper.send(payOnDelivery.POST, { json: { amount }, params: params() });

  test('becomes a cash order at the displayed amount, and the orders thank for it', async () => {
    await wait();
    const { order_id: number, final_total: amount } = await own.read();
    const answer = await turn(amount);
    expect(await answer.json()).toEqual({ url: '/profile#orders' });
    expect(await own.read()).toMatchObject({ pay_type: 'Cash on Delivery' });
    expect((await own.shopper.session()).placed?.number).toBe(number);
  });

  test('does so by a plain form too', async () => {
    await wait();
    const form = { amount: String((await own.read()).final_total) };
    const answer = await own.shopper.send(payOnDelivery.POST, { form, params: params() });
    expect(answer.headers.get('Location')).toBe('/profile#orders');
  });

  test('stays as it is at another amount', async () => {
    await wait();
    expect((await turn(1)).status).toBe(409);
    expect(await own.read()).toMatchObject({ pay_type: 'Online Payment' });
  });
});
