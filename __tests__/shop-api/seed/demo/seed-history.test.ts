import { beforeAll, describe, expect, test } from '@jest/globals';
import { and, asc, eq, isNotNull } from 'drizzle-orm';
import { assertInvariants } from '@/__tests__/support/invariants';
import { TestApp } from '@/__tests__/support/test-app';
import { onEachDatabase } from '@/__tests__/support/test-database';
import type { Review } from '@/contract/catalogue/product';
import { ORDER_STATES } from '@/contract/orders/order-states';
import { mailQueue } from '@/shop-api/db/schema/mail-queue';
import { orders } from '@/shop-api/db/schema/orders';
import { products } from '@/shop-api/db/schema/products';
import { vouchers, voucherUses } from '@/shop-api/db/schema/vouchers';
import { readReviews } from '@/shop-api/domain/catalogue/reviews/read-reviews';
import { seedHistory } from '@/shop-api/seed/demo/seed-history';

/** On a busy machine. */
const PATIENCE_MS = 120_000;

onEachDatabase((database) => {
  const app = new TestApp(() => database.db);
  let took = 0;

  beforeAll(async () => {
    const started = process.cpuUsage();
    await database.db.transaction((tx) => seedHistory({ tx, now: app.clock.now() }));
    took = process.cpuUsage(started).user / 1e6;
  }, PATIENCE_MS);

  describe('the history of the demo shop', () => {
    test('breaks no rule of orders, goods and money', async () => {
      await assertInvariants(database.db);
    });

    test('has an order in every state', async () => {
      const rows = await database.db.select({ state: orders.state }).from(orders);
      expect(new Set(rows.map(({ state }) => state))).toEqual(
        new Set(ORDER_STATES.filter((state) => state !== 'undelivered')),
      );
    });

    test('takes seconds of work, not more', () => {
      expect(took).toBeLessThan(10);
    });

    test('sends no message', async () => {
      expect(await database.db.$count(mailQueue)).toBe(0);
    });

    test('numbers orders by their dates', async () => {
      const rows = await database.db.select().from(orders).orderBy(asc(orders.id));
      const dates = rows.map(({ placedAt }) => placedAt.getTime());
      expect(dates).toEqual([...dates].sort((a, b) => a - b));
    });
  });

  const pageOf = (productId: number) => ({ productId, page: 1, size: 6 });

  describe('the demo customer', () => {
    const call = async (path: string) =>
      (await app.call(path, { who: await app.customer(1) })).body;

    test('has orders of every kind', async () => {
      const { data } = await call('GET /web/orders/list/');
      const statuses = data.map(
        ({ order_status, pay_type, is_paid }: Record<string, unknown>) =>
          `${order_status}, ${pay_type}, ${is_paid ? 'paid' : 'unpaid'}`,
      );
      expect(new Set(statuses)).toEqual(
        new Set([
          'Pending, Online Payment, unpaid',
          'Pending, Cash on Delivery, unpaid',
          'Confirmed, Cash on Delivery, unpaid',
          'Shipped, Online Payment, paid',
          'Delivered, Cash on Delivery, paid',
          'Delivered, Online Payment, paid',
          'Cancelled, Online Payment, paid',
          'Cancelled, Cash on Delivery, unpaid',
        ]),
      );
    });

    test.each([1, 2])('has used up no voucher of the README (%s)', async (customer) => {
      const rows = await database.db
        .select({ code: vouchers.code })
        .from(voucherUses)
        .innerJoin(vouchers, eq(vouchers.id, voucherUses.voucherId))
        .where(and(eq(voucherUses.customerId, customer), isNotNull(vouchers.usesPerCustomer)));
      expect(rows).toEqual([]);
    });

    test('has a replacement under way with a picture, and an order to ask for another', async () => {
      const { data } = await call('GET /web/orders/list/');
      const lists = [];
      for (const { id, order_status } of data) {
        if (order_status === 'Delivered')
          lists.push((await call(`GET /orders/${id}/returns/`)).data);
      }
      const requests = lists.flatMap((list) => list.requests);
      expect(requests).toMatchObject([{ return_state: 'approved', photos: [{}] }]);
      expect(lists.filter((list) => list.lines.length > 0).length).toBeGreaterThanOrEqual(2);
    });

    test('has addresses, a wishlist, a gift voucher, an Elite term and consultations', async () => {
      expect((await call('GET /user/profile/')).data.addresses).toHaveLength(3);
      expect((await call('GET /listwish/')).data.length).toBeGreaterThan(3);
      expect((await call('GET /gift-vouchers/')).data).toMatchObject([
        { amount: 1000, balance: 302 },
      ]);
      expect(await database.db.$count(orders, eq(orders.customerId, 1))).toBe(10);
    });

    test('is a verified buyer of the goods they have reviewed, unlike the other authors', async () => {
      const pages = [];
      for (const page of [1, 2, 3]) pages.push(await call(`GET /rating_review/1047/?page=${page}`));
      const reviews: Review[] = pages.flatMap((page) => page.reviews);
      expect(reviews.length).toBeGreaterThan(60);
      const verified = reviews.filter((review) => review.is_verified_buyer);
      expect(verified.map(({ name }) => name)).toContain('Demo');
      expect(verified.length).toBeLessThan(5);
    });

    test('finds a verified buyer among the newest reviews of most products', async () => {
      const ids = (await database.db.select({ id: products.id }).from(products)).map(
        ({ id }) => id,
      );
      const pages = await Promise.all(ids.map((id) => readReviews(database.db, pageOf(id))));
      const verified = pages.flatMap((page) => page.filter((review) => review.is_verified_buyer));
      expect(verified.length).toBeGreaterThan(40);
      expect(verified.filter(({ review }) => review === '')).toEqual([]);
    });

    test('has an empty cart', async () => {
      expect((await call('GET /cart/')).data.cart_items).toEqual([]);
    });
  });

  test('staff see figures of the last weeks, a refund due and an open request', async () => {
    const { body } = await app.call('GET /staff/overview/', { who: await app.customer(3) });
    const { days, days_before: before } = body.data;
    const busy = (list: { orders: number }[]) => list.filter((day) => day.orders > 0).length;
    expect([busy(days) > 9, busy(before) > 9]).toEqual([true, true]);
    expect(body.data.refunds_due.count).toBeGreaterThan(0);
    expect(body.data.open_returns).toBe(1);
    expect(body.data.new_leads).toBeGreaterThan(0);
  });
});
