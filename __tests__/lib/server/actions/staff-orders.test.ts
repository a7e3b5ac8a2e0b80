import { beforeEach, describe, expect, test } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { insertOrder } from '@/__tests__/support/insert-order';
import { StorefrontShopper, withShopApi } from '@/__tests__/support/storefront-shopper';
import { staffCalls } from '@/app/api/calls/staff';
import { staffMessages } from '@/contract/messages/staff';
import { orders } from '@/shop-api/db/schema/orders';
import { refundsDue } from '@/shop-api/db/schema/refunds-due';

const { moveOrder: move, correctShipment: shipment, settleRefund: settle } = staffCalls;

const shopApi = withShopApi();

let id: number;
let number: string;
beforeEach(async () => {
  const order = await insertOrder(shopApi().db, { state: 'pending' });
  id = order.id;
  number = order.number;
});

const stateOf = async () => {
  const [row] = await shopApi().db.select().from(orders).where(eq(orders.id, id));
  return row?.state;
};

async function loggedIn(email: string): Promise<StorefrontShopper> {
  const shopper = new StorefrontShopper();
  await shopper.logIn(email);
  return shopper;
}

const post = (shopper: StorefrontShopper, form: Record<string, string>) =>
  shopper.send(move.POST, {
    form: { key: crypto.randomUUID(), from: '/dashboard/orders?status=Pending', ...form },
    params: { id: String(id) },
  });

describe('moving an order', () => {
  test('by a plain form returns to the list with a note', async () => {
    const staff = await loggedIn('staff@example.com');
    const next = '/dashboard/orders?status=Pending';
    const answer = await post(staff, { to: 'Confirmed', next });
    expect([answer.status, answer.headers.get('Location')]).toEqual([303, next]);
    expect((await staff.session()).flash).toMatchObject({
      message: staffMessages.moved(number, 'Confirmed'),
      isError: false,
      page: '/dashboard/orders',
    });
    expect(await stateOf()).toBe('confirmed');
  });

  test('twice with one form moves it once and says the same', async () => {
    const staff = await loggedIn('staff@example.com');
    const key = crypto.randomUUID();
    await post(staff, { to: 'Confirmed', key });
    await post(staff, { to: 'Confirmed', key });
    expect((await staff.session()).flash).toMatchObject({
      message: staffMessages.moved(number, 'Confirmed'),
      isError: false,
    });
  });

  test('that somebody else has moved there says so', async () => {
    const staff = await loggedIn('staff@example.com');
    for (let times = 0; times < 2; times += 1)
      await post(staff, { to: 'Confirmed', key: crypto.randomUUID() });
    expect((await staff.session()).flash).toMatchObject({
      message: 'This order is confirmed already',
      isError: true,
    });
  });

  test('to a status it may not enter is refused', async () => {
    const staff = await loggedIn('staff@example.com');
    await post(staff, { to: 'Delivered' });
    expect((await staff.session()).flash).toMatchObject({
      message: 'Pending orders cannot become delivered',
      isError: true,
    });
    expect(await stateOf()).toBe('pending');
  });

  test('is refused for a customer', async () => {
    const customer = await loggedIn('demo@example.com');
    await post(customer, { to: 'Confirmed' });
    expect((await customer.session()).flash).toMatchObject({ isError: true });
    expect(await stateOf()).toBe('pending');
  });

  test('is refused for a visitor', async () => {
    const json = { to: 'Confirmed', key: crypto.randomUUID() };
    const params = { id: String(id) };
    const answer = await new StorefrontShopper().send(move.POST, { json, params });
    expect(answer.status).toBe(401);
    expect(await stateOf()).toBe('pending');
  });

  test('is refused from another site', async () => {
    const staff = await loggedIn('staff@example.com');
    const answer = await staff.send(move.POST, {
      form: { to: 'Confirmed', key: crypto.randomUUID() },
      params: { id: String(id) },
      headers: { Origin: 'https://evil.example' },
    });
    expect(answer.status).toBe(403);
    expect(await stateOf()).toBe('pending');
  });
});

describe('shipping an order', () => {
  beforeEach(async () => {
    const packed = { state: 'packed' as const };
    await shopApi().db.update(orders).set(packed).where(eq(orders.id, id));
  });

  test('stores the carrier and the number of the form', async () => {
    const staff = await loggedIn('staff@example.com');
    await post(staff, { to: 'Shipped', carrier: 'Delhivery', tracking_number: ' 1234567890 ' });
    const [row] = await shopApi().db.select().from(orders).where(eq(orders.id, id));
    expect(row).toMatchObject({
      state: 'shipped',
      carrier: 'Delhivery',
      trackingNumber: '1234567890',
    });
  });

  test('works with both fields empty', async () => {
    const staff = await loggedIn('staff@example.com');
    await post(staff, { to: 'Shipped', carrier: '', tracking_number: '' });
    expect(await stateOf()).toBe('shipped');
  });
});

test('a tracking number is corrected while the parcel is on its way', async () => {
  const shipped = { state: 'shipped' as const, carrier: 'DTDC', trackingNumber: 'D1234567' };
  await shopApi().db.update(orders).set(shipped).where(eq(orders.id, id));
  const staff = await loggedIn('staff@example.com');
  const next = `/dashboard/orders/${id}`;
  const given = { carrier: 'Delhivery', tracking_number: '99887766' };
  const answer = await staff.send(shipment.POST, {
    form: { key: crypto.randomUUID(), from: next, next, ...given },
    params: { id: String(id) },
  });
  expect([answer.status, answer.headers.get('Location')]).toEqual([303, next]);
  expect((await staff.session()).flash?.message).toBe(staffMessages.shipmentSaved(number));
  const [row] = await shopApi().db.select().from(orders).where(eq(orders.id, id));
  expect(row).toMatchObject({ carrier: 'Delhivery', trackingNumber: '99887766' });
});

test('a refund is marked as paid back once, with a note', async () => {
  const [refund] = await shopApi()
    .db.insert(refundsDue)
    .values({
      orderId: id,
      amountPaise: 99_000,
      reason: 'cancelled',
      paymentKey: `order ${id}`,
      createdAt: new Date(),
    })
    .returning();
  const staff = await loggedIn('staff@example.com');
  const next = '/dashboard/refunds';
  const form = { key: crypto.randomUUID(), from: next, next, reference: 'UTR 4711' };
  const params = { id: String(refund?.id) };
  const answer = await staff.send(settle.POST, { form, params });
  expect([answer.status, answer.headers.get('Location')]).toEqual([303, next]);
  expect((await staff.session()).flash).toMatchObject({
    message: staffMessages.settled('₹990.00'),
  });
  const [row] = await shopApi().db.select().from(refundsDue).where(eq(refundsDue.orderId, id));
  expect(row).toMatchObject({ settledAt: expect.any(Date), settledReference: 'UTR 4711' });
});
