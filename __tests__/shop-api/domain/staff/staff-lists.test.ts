import { beforeEach, describe, expect, test } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { insertAppointment } from '@/__tests__/support/insert-appointment';
import { insertOrder } from '@/__tests__/support/insert-order';
import { onEachApp } from '@/__tests__/support/test-app';
import { ONLINE_PAYMENT } from '@/contract/orders/payment-kinds';
import type { LeadKind } from '@/contract/staff/leads';
import { leads } from '@/shop-api/db/schema/leads';
import { orderLines } from '@/shop-api/db/schema/order-lines';
import { reviews } from '@/shop-api/db/schema/reviews';

const STAFF = 3;
const CALLS = [
  'overview',
  'orders',
  'leads',
  'appointments',
  'stock',
  'reviews',
  'search-queries',
  'search-concepts',
];

onEachApp((app) => {
  const read = async (path: string) => {
    const { status, body } = await app.call(`GET /staff/${path}`, {
      who: await app.customer(STAFF),
    });
    return { ...body, status };
  };
  const idsOf = async (path: string) => (await read(path)).data.map(({ id }: { id: number }) => id);

  beforeEach(async () => {
    await app.db.execute(sql`TRUNCATE orders, leads, appointments RESTART IDENTITY CASCADE`);
  });

  test.each(CALLS)('%s are for staff only', async (path) => {
    const statusFor = async (who: Record<string, string>) =>
      (await app.call(`GET /staff/${path}/`, { who })).status;
    expect(await statusFor({})).toBe(401);
    expect(await statusFor(await app.visitor())).toBe(401);
    expect(await statusFor(await app.customer(1))).toBe(403);
    expect(await statusFor(await app.customer(STAFF))).toBe(200);
  });

  describe('the orders', () => {
    test('of all customers are listed, the newest first, with whom they go to', async () => {
      await insertOrder(app.db, { customerId: 1 });
      await insertOrder(app.db, { customerId: 2, state: 'pending' });
      await app.db.insert(orderLines).values({
        ...{ orderId: 2, productId: 1001, name: 'Hill Shade Arabica Beans', size: '', hsn: '0901' },
        ...{ gstPercent: 5, quantity: 1, pricePaise: 50_000, mrpPaise: 50_000 },
        ...{ totalPaise: 50_000, discountPaise: 0, shippingPaise: 0, gstPaise: 2_381 },
        ...{ shippingGstPaise: 0, stockTaken: 1 },
      });
      const { data } = await read('orders/');
      expect(data).toMatchObject([
        {
          id: 2,
          order_id: 'VN100002',
          customer: 'Asha Shah',
          mobile: '+919825000000',
          city: 'Ahmedabad',
          full_address: '12 Neem Lane, Navrangpura, Ahmedabad 380009, Gujarat, India',
          product_count: 1,
          first_products: [{ product_name: 'Hill Shade Arabica Beans' }],
          final_total: 500,
          moves: ['Confirmed', 'Cancelled'],
        },
        { id: 1, moves: ['Packed', 'Cancelled'] },
      ]);
    });

    test('offer no confirmation of an online order that is not paid', async () => {
      await insertOrder(app.db, { state: 'pending', payType: ONLINE_PAYMENT });
      expect((await read('orders/')).data[0].moves).toEqual(['Cancelled']);
    });

    test('are filtered by status', async () => {
      for (const state of ['pending', 'packed', 'cancelled', 'packed'] as const) {
        await insertOrder(app.db, { state });
      }
      expect(await idsOf('orders/?status=Packed')).toEqual([4, 2]);
      expect(await read('orders/?status=Packed')).toMatchObject({ total_count: 2, total_pages: 1 });
      expect((await read('orders/?status=Lost')).status).toBe(422);
    });

    test('are paged', async () => {
      for (let n = 0; n < 27; n += 1) await insertOrder(app.db);
      const [first, second] = [await read('orders/?page_size=25'), 'orders/?page_size=25&page=2'];
      expect([first.data.length, first.total_count, first.total_pages]).toEqual([25, 27, 2]);
      expect(await idsOf(second)).toEqual([2, 1]);
    });
  });

  test('leads are listed by kind, the newest first, without their digest', async () => {
    const insert = (kind: LeadKind, hour: number) =>
      app.db.insert(leads).values({
        kind,
        name: 'Imran Sheikh',
        details: [{ label: 'Message', value: 'Two tonnes of turmeric' }],
        digest: `${kind} ${hour}`,
        createdAt: new Date(Date.UTC(2026, 10, 21, hour)),
      });
    await insert('export', 1);
    await insert('contact', 3);
    await insert('export', 2);
    expect(await idsOf('leads/')).toEqual([2, 3, 1]);
    const { data, total_count } = await read('leads/?kind=export');
    expect(total_count).toBe(2);
    expect(data[0]).toEqual({
      ...{ id: 3, kind: 'export', name: 'Imran Sheikh', created_at: '2026-11-21T02:00:00.000Z' },
      ...{ company: '', email: '', phone: '', place: '', subject: '' },
      details: [{ label: 'Message', value: 'Two tonnes of turmeric' }],
      ...{ state: 'new', assignee: '', version: 0, due_at: null },
      ...{ acknowledge_by: null, acknowledged_at: null, redress_by: null },
    });
  });

  describe('the appointments', () => {
    const MOMENTS = ['2026-11-20T18:29:59Z', '2026-11-22T05:00:00Z', '2026-11-20T18:30:00Z'];
    beforeEach(async () => {
      for (const moment of MOMENTS) {
        await insertAppointment(app.db, { startsAt: new Date(moment) });
      }
    });

    test('begin today in India, the next first', async () => {
      expect(await idsOf('appointments/')).toEqual([3, 2]);
    });

    test('of a day in India are listed, also of a past one', async () => {
      expect(await idsOf('appointments/?from=2026-11-20&to=2026-11-20')).toEqual([1]);
      expect(await idsOf('appointments/?from=2026-11-21&to=2026-11-21')).toEqual([3]);
    });

    test.each(['2026-02-30', '2026-13-01', 'today', '2026-1-1'])(
      'of %s, which is no day, are refused',
      async (day) => {
        expect((await read(`appointments/?from=${day}`)).status).toBe(422);
      },
    );

    test('contain what was written for the vaidya', async () => {
      expect((await read('appointments/')).data[0]).toMatchObject({
        name: 'Nandini Desai',
        problem_suffering_from: 'Digestive Health',
        problem_description: 'Heartburn after every meal',
        medicines: ['Ayurvedic'],
        state: 'booked',
      });
    });

    test('stay readable once the health data is deleted', async () => {
      await insertAppointment(app.db, { problem: '', description: '', medicines: [] });
      expect((await read('appointments/?from=2026-11-21')).status).toBe(200);
    });
  });

  test('reviews are listed with their product, the newest first, hidden ones by their state', async () => {
    const review = { productId: 1001, rating: 4, text: 'Good' };
    const at = (hour: number) => new Date(Date.UTC(2030, 0, 1, hour));
    await app.db.insert(reviews).values([
      { ...review, name: 'Asha', createdAt: at(1) },
      { ...review, name: 'Lalitha', createdAt: at(2) },
      { ...review, name: 'Hidden', createdAt: at(3), isPublished: false },
    ]);
    const [hidden] = (await read('reviews/?page_size=25')).data;
    expect(hidden).toMatchObject({ name: 'Hidden', state: 'hidden' });
    const { data } = await read('reviews/?page_size=25&state=published');
    expect(data.slice(0, 2)).toMatchObject([
      { name: 'Lalitha', product_id: 1001, product_name: 'Hill Shade Arabica Beans', rating: 4 },
      { name: 'Asha', review: 'Good' },
    ]);
  });
});
