import { beforeEach, describe, expect, test } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { DeliveredOrder } from '@/__tests__/support/delivered-order';
import { insertOrder } from '@/__tests__/support/insert-order';
import { onEachApp } from '@/__tests__/support/test-app';
import { leads } from '@/shop-api/db/schema/leads';
import { refundsDue } from '@/shop-api/db/schema/refunds-due';
import { reviews } from '@/shop-api/db/schema/reviews';

const STAFF = 3;
/** Each list, with an odd value of each of its filters. */
const LISTS: Record<string, string[]> = {
  'staff/orders/': ['status=Lost', 'payment=card', 'sort=city'],
  'staff/returns/': ['state=lost', 'reason=none', 'remedy=hug', 'of_order=VN1', 'order=up'],
  'refunds-due/': ['list=all', 'sort=name'],
  'staff/reviews/': ['rating=6', 'rating=good'],
  'staff/leads/': ['kind=spam', 'page_size=10'],
  'staff/appointments/': ['state=gone', 'when=soon'],
};
const WRONG_DAYS = ['from=today', 'to=2026-02-30', 'from=2026-1-1'];

onEachApp((app) => {
  const read = async (path: string) => {
    const { status, body } = await app.call(`GET /${path}`, { who: await app.customer(STAFF) });
    return { ...body, status };
  };
  const idsOf = async (path: string) => (await read(path)).data.map(({ id }: { id: number }) => id);

  beforeEach(async () => {
    await app.db.execute(
      sql`TRUNCATE orders, leads, appointments, reviews RESTART IDENTITY CASCADE`,
    );
  });

  describe.each(Object.entries(LISTS))('%s', (path, wrong) => {
    test.each([...wrong, ...WRONG_DAYS])('refuses %s', async (query) => {
      expect((await read(`${path}?${query}`)).status).toBe(422);
    });

    test('is for staff only, and so is each of its entries', async () => {
      for (const address of [path, `${path}1/`]) {
        expect((await app.call(`GET /${address}`, {})).status).toBe(401);
        expect((await app.call(`GET /${address}`, { who: await app.customer(1) })).status).toBe(
          403,
        );
      }
    });

    test('has no entry that does not exist', async () => {
      expect((await read(`${path}987654/`)).status).toBe(404);
    });

    test('finds nothing by what nobody has sent', async () => {
      for (const q of ['qwxyzk', '%%%', '_', "'", 'qwxyzk:*', '\\']) {
        const found = await read(`${path}?${new URLSearchParams({ q })}`);
        expect([found.status, found.data, found.total_pages]).toEqual([200, [], 1]);
      }
    });
  });

  test('days are those of India, the first and the last included', async () => {
    const MOMENTS = [
      ...['2026-11-20T18:29:59.999Z', '2026-11-20T18:30:00Z'],
      ...['2026-11-22T18:29:59.999Z', '2026-11-22T18:30:00Z'],
    ];
    for (const at of MOMENTS) await insertOrder(app.db, { placedAt: new Date(at) });
    expect(await idsOf('staff/orders/?from=2026-11-21&to=2026-11-22')).toEqual([3, 2]);
    expect(await idsOf('staff/orders/?from=2026-11-23')).toEqual([4]);
    expect(await idsOf('staff/orders/?to=2026-11-20')).toEqual([1]);
  });

  test('a return request is found as its order is, and read with what the order says', async () => {
    const order = await new DeliveredOrder(app).deliver();
    const id = await order.request();
    const q = new URLSearchParams({ q: order.number });
    expect(await idsOf(`staff/returns/?${q}`)).toEqual([id]);
    const { data } = await read(`staff/returns/${id}/`);
    expect(data).toMatchObject({
      ...{ id, order_id: order.number, return_state: 'requested' },
      timeline: [{ state: 'requested' }],
      photos: [],
      order_facts: { order_status: 'Delivered', pay_type: 'Cash on Delivery' },
    });
    const { reason, remedy } = data;
    expect(await idsOf(`staff/returns/?reason=${reason}&remedy=${remedy}`)).toEqual([id]);
    expect(await idsOf('staff/returns/?reason=leaked')).toEqual([]);
    expect(await idsOf('staff/returns/?state=approved')).toEqual([]);
  });

  test('a refund says which order and which return request it comes from', async () => {
    const order = await new DeliveredOrder(app).deliver();
    const request = await order.request();
    await order.settle(request, 'approved', 'refunded');
    const [id] = await idsOf(`refunds-due/?q=${order.number}`);
    expect((await read(`refunds-due/${id}/`)).data).toMatchObject({
      ...{ id, reason: 'return request', return_request: request, settled: null },
      order: { order_id: order.number },
      order_facts: { order_status: 'Delivered' },
    });
  });

  test('refunds are sorted by their amount', async () => {
    await app.db.delete(refundsDue);
    const createdAt = new Date();
    const owed = { reason: 'membership cancelled', createdAt };
    await app.db.insert(refundsDue).values(
      [200, 900, 500].map((amountPaise) => ({
        ...owed,
        amountPaise,
        paymentKey: `m ${amountPaise}`,
      })),
    );
    const amounts = (await read('refunds-due/?sort=amount')).data;
    expect(amounts).toMatchObject([{ amount: 9 }, { amount: 5 }, { amount: 2 }]);
  });

  test('reviews are found by product, name and text, and by their stars', async () => {
    const review = { productId: 1001, text: 'Smells of rain', createdAt: new Date() };
    await app.db.insert(reviews).values([
      { ...review, name: 'Lalitha', rating: 2 },
      { ...review, name: 'Asha', rating: 5, customerId: 1, text: '' },
    ]);
    const found = (query: Record<string, string>) =>
      idsOf(`staff/reviews/?${new URLSearchParams(query)}`);
    expect(await found({ q: 'arabica' })).toEqual([2, 1]);
    expect(await found({ q: 'lal' })).toEqual([1]);
    expect(await found({ q: 'rain smells' })).toEqual([1]);
    expect(await found({ rating: '5' })).toEqual([2]);
    expect(await found({ sort: 'rating', order: 'asc' })).toEqual([1, 2]);
    expect((await read('staff/reviews/1/')).data).toMatchObject({ customer: null });
    const { customer } = (await read('staff/reviews/2/')).data;
    expect(customer).toMatchObject({ name: 'Demo Customer', email: 'demo@example.com' });
  });

  test('leads are found by who wrote and by what was written, not by the questions', async () => {
    await app.db.insert(leads).values({
      ...{ kind: 'export', company: 'Spice Route', name: 'Imran Sheikh', subject: 'Masala' },
      ...{ email: 'imran@spice.example', phone: '+971501234567', digest: 'one' },
      details: [{ label: 'Question', value: 'Two tonnes of turmeric' }],
      createdAt: new Date(),
    });
    const found = (q: string) => idsOf(`staff/leads/?${new URLSearchParams({ q })}`);
    for (const q of ['spice rou', 'sheikh', 'imran@', '01234567', 'masala', 'turmeric tonnes']) {
      expect(await found(q)).toEqual([1]);
    }
    expect(await found('question')).toEqual([]);
    const [row] = (await read('staff/leads/')).data;
    expect((await read('staff/leads/1/')).data).toMatchObject({ ...row, replies: [] });
  });
});
