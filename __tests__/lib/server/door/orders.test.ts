import { beforeEach, describe, expect, test } from '@jest/globals';
import { eq } from 'drizzle-orm';
import * as cancel from '@/app/api/orders/[id]/cancel/route';
import * as creditNote from '@/app/api/orders/[id]/credit-note/route';
import * as invoice from '@/app/api/orders/[id]/invoice/route';
import * as pay from '@/app/api/orders/[id]/pay/route';
import type { OrderDetail } from '@/contract/order';
import { callShopApi } from '@/lib/server/shop-api';
import { orders } from '@/shop-api/db/schema/orders';
import { COFFEE, DoorShopper, withShopApi } from '../../../support/door-shopper';
import { newCustomer, PASSWORD } from '../../../support/new-customer';
import { SAMPLE_ADDRESS } from '../../../support/sample-address';

const shopApi = withShopApi();

/** A customer at the door who has one order to be paid on delivery. */
async function withOrder() {
  const shopper = new DoorShopper();
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
    udf3: cart.gst_amt,
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

/** Staff takes the order on. */
async function moveTo(steps: readonly ('Confirmed' | 'Packed' | 'Cancelled')[]): Promise<void> {
  const staff = new DoorShopper();
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
    expect(await answer.json()).toEqual({ message: 'Your order has been cancelled.' });
    expect((await own.read()).order_status).toBe('Cancelled');
  });

  test('cancelled by a plain form leads to where the form says', async () => {
    const form = { next: `/orders/${own.orderId}`, from: `/orders/${own.orderId}` };
    const answer = await own.shopper.send(cancel.POST, { form, params: params() });
    expect(answer.headers.get('Location')).toBe(`/orders/${own.orderId}`);
  });

  test('is not cancelled once it is packed', async () => {
    await shopApi().db.update(orders).set({ state: 'packed' }).where(eq(orders.id, own.orderId));
    const answer = await own.shopper.send(cancel.POST, { json: {}, params: params() });
    expect(answer.status).toBe(409);
  });

  test('is paid on a page of its own, at the amount that was shown', async () => {
    const { final_total: amount } = await own.read();
    const answer = await own.shopper.send(pay.POST, { json: { amount }, params: params() });
    expect((await answer.json()).url).toMatch(/^\/pay\/[\w.-]+$/);
  });

  test('paid by a plain form leads there too, in spite of what the form says', async () => {
    const { final_total } = await own.read();
    const form = { amount: String(final_total), next: 'https://evil.example/' };
    const answer = await own.shopper.send(pay.POST, { form, params: params() });
    expect(answer.headers.get('Location')).toMatch(/^\/pay\/[\w.-]+$/);
  });

  test.each([
    ['a script', 'json'],
    ['a plain form', 'form'],
  ])(
    'paid by %s inside the mobile app stays there, which the session keeps',
    async (_who, kind) => {
      const { final_total } = await own.read();
      const body = { amount: final_total, surface: 'app' };
      const answer = await own.shopper.send(pay.POST, { [kind]: body, params: params() });
      const url = answer.headers.get('Location') ?? (await answer.json()).url;
      expect(url).toMatch(/^\/pay\/[a-z2-7]{25}\?mobile=true$/);
      const { paying } = await own.shopper.session();
      expect(paying).toEqual({ txnid: url.slice(5, 30), isInApp: true });
    },
  );

  test('is not paid at another amount', async () => {
    const { final_total } = await own.read();
    const json = { amount: final_total - 1 };
    const answer = await own.shopper.send(pay.POST, { json, params: params() });
    expect(answer.status).toBe(409);
  });

  test('has its invoice sent as a file, named after it', async () => {
    const { order_id } = await own.read();
    await moveTo(['Confirmed', 'Packed']);
    const answer = await own.shopper.send(invoice.GET, { params: params() });
    expect(answer.headers.get('Content-Disposition')).toBe(
      `attachment; filename="invoice-${order_id}.pdf"`,
    );
    expect((await answer.text()).slice(0, 5)).toBe('%PDF-');
  });

  test('that was packed and cancelled has its credit note sent as a file too', async () => {
    const { order_id } = await own.read();
    await moveTo(['Confirmed', 'Packed', 'Cancelled']);
    const answer = await own.shopper.send(creditNote.GET, { params: params() });
    expect(answer.headers.get('Content-Disposition')).toBe(
      `attachment; filename="credit-note-${order_id}.pdf"`,
    );
    expect((await answer.text()).slice(0, 5)).toBe('%PDF-');
  });

  test('that has no invoice yet says so on its own page', async () => {
    const answer = await own.shopper.send(invoice.GET, { params: params() });
    expect(answer.headers.get('Location')).toBe(`/orders/${own.orderId}`);
    expect((await own.shopper.session()).flash).toMatchObject({ isError: true });
  });

  test.each(['abc', '0', '..', '2147483647'])('%s is not found', async (id) => {
    for (const { POST } of [cancel, pay]) {
      const sent = { json: { amount: 1 }, params: params(id) };
      expect((await own.shopper.send(POST, sent)).status).toBe(404);
    }
  });

  test('of another customer is not found, and stays as it is', async () => {
    const other = await withOrder();
    const sent = { json: { amount: 1 }, params: params() };
    for (const { POST } of [cancel, pay]) {
      expect((await other.shopper.send(POST, sent)).status).toBe(404);
    }
    expect((await own.read()).order_status).not.toBe('Cancelled');
  });
});
