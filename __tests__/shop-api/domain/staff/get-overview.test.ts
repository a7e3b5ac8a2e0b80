import { beforeEach, describe, expect, test } from '@jest/globals';
import { eq, sql } from 'drizzle-orm';
import { insertAppointment } from '@/__tests__/support/insert-appointment';
import { insertOrder } from '@/__tests__/support/insert-order';
import { onBothApps } from '@/__tests__/support/test-app';
import { ONLINE_PAYMENT } from '@/contract/orders/payment-kinds';
import { LOW_STOCK } from '@/contract/shop/limits';
import type { DayFigures } from '@/contract/staff/staff';
import { leads } from '@/shop-api/db/schema/leads';
import { products } from '@/shop-api/db/schema/products';
import { refundsDue } from '@/shop-api/db/schema/refunds-due';
import { reviews } from '@/shop-api/db/schema/reviews';

const STAFF = 3;
/** Noon of 21 November 2026 in India. */
const NOON = new Date('2026-11-21T06:30:00Z');
/** The last second of 20 November in India, and the first of 21 November. */
const BEFORE_MIDNIGHT = new Date('2026-11-20T18:29:59Z');
const MIDNIGHT = new Date('2026-11-20T18:30:00Z');

onBothApps((app) => {
  const read = async () => {
    const who = await app.customer(STAFF);
    return (await app.call('GET /staff/overview/', { who })).body.data;
  };
  const figuresOf = async (day: string): Promise<DayFigures | undefined> =>
    (await read()).days.find((figures: DayFigures) => figures.day === day);

  beforeEach(async () => {
    await app.db.execute(
      sql`TRUNCATE orders, refunds_due, leads, appointments RESTART IDENTITY CASCADE`,
    );
  });

  describe('the sales of a day', () => {
    test('begin and end at midnight in India', async () => {
      await insertOrder(app.db, { placedAt: BEFORE_MIDNIGHT });
      await insertOrder(app.db, { placedAt: MIDNIGHT });
      await insertOrder(app.db, { placedAt: NOON });
      expect(await figuresOf('2026-11-20')).toEqual({ day: '2026-11-20', orders: 1, sales: 500 });
      expect(await figuresOf('2026-11-21')).toEqual({ day: '2026-11-21', orders: 2, sales: 1000 });
    });

    test('are listed for 14 days, and for the 14 before, also without an order', async () => {
      await insertOrder(app.db, { placedAt: new Date('2026-11-07T18:30:00Z') });
      await insertOrder(app.db, { placedAt: new Date('2026-11-07T18:29:59Z') });
      await insertOrder(app.db, { placedAt: new Date('2026-10-24T18:29:59Z') });
      const { days, days_before } = await read();
      expect([days.length, days[0], days.at(-1)]).toEqual([
        14,
        { day: '2026-11-08', orders: 1, sales: 500 },
        { day: '2026-11-21', orders: 0, sales: 0 },
      ]);
      expect([days_before.length, days_before[0].day, days_before.at(-1)]).toEqual([
        14,
        '2026-10-25',
        { day: '2026-11-07', orders: 1, sales: 500 },
      ]);
      expect(days_before[0].orders).toBe(0);
    });

    test('leave out cancelled orders', async () => {
      await insertOrder(app.db, { placedAt: NOON, state: 'cancelled' });
      expect(await figuresOf('2026-11-21')).toMatchObject({ orders: 0, sales: 0 });
    });

    test('leave out online orders until they are paid', async () => {
      const online = { placedAt: NOON, payType: ONLINE_PAYMENT };
      await insertOrder(app.db, { ...online, state: 'pending' });
      await insertOrder(app.db, { ...online, state: 'pending', releasedAt: NOON });
      await insertOrder(app.db, { ...online, state: 'confirmed', paidAt: NOON });
      expect(await figuresOf('2026-11-21')).toMatchObject({ orders: 1, sales: 500 });
    });

    test('count what a gift card pays', async () => {
      await insertOrder(app.db, { placedAt: NOON, giftCardPaise: 20_000, payablePaise: 30_000 });
      expect(await figuresOf('2026-11-21')).toMatchObject({ orders: 1, sales: 500 });
    });
  });

  test('orders to confirm are those that can be confirmed; confirmed ones are packed, packed ones sent', async () => {
    await insertOrder(app.db, { state: 'pending' });
    await insertOrder(app.db, { state: 'pending', payType: ONLINE_PAYMENT });
    for (const state of ['confirmed', 'confirmed', 'packed', 'cancelled'] as const) {
      await insertOrder(app.db, { state });
    }
    expect(await read()).toMatchObject({ to_confirm: 1, to_pack: 2, to_ship: 1 });
    const who = await app.customer(STAFF);
    const { body } = await app.call('GET /staff/orders/?counts=confirmable', { who });
    expect(body.data).toHaveLength(1);
  });

  test('refunds due are counted and summed until they are settled', async () => {
    const due = { reason: 'cancelled', createdAt: NOON };
    await app.db.insert(refundsDue).values([
      { ...due, amountPaise: 10_050, paymentKey: 'order 1' },
      { ...due, amountPaise: 20_000, paymentKey: 'order 2' },
      { ...due, amountPaise: 99_999, paymentKey: 'order 3', settledAt: NOON },
    ]);
    expect((await read()).refunds_due).toEqual({ count: 2, amount: 300.5 });
  });

  test('an unknown stock is not low, and a product that is not sold does not count', async () => {
    await app.db.update(products).set({ stock: LOW_STOCK + 1 });
    const stock = (id: number, change: object) =>
      app.db.update(products).set(change).where(eq(products.id, id));
    await stock(1001, { stock: LOW_STOCK });
    await stock(1002, { stock: 0 });
    await stock(1003, { stock: null });
    await stock(1004, { stock: 0, isPublished: false });
    expect(await read()).toMatchObject({ low_stock: 1, out_of_stock: 1 });
    const who = await app.customer(STAFF);
    const { body } = await app.call('GET /staff/stock/?level=short', { who });
    expect(body.data).toMatchObject([
      { id: 1002, stock: 0 },
      { id: 1001, stock: LOW_STOCK },
    ]);
  });

  test('leads are new until somebody takes them, reviews for seven days in India', async () => {
    const lead = { kind: 'contact' as const, details: [] };
    const lastNewMoment = new Date('2026-11-14T18:30:00Z');
    const tooOld = new Date('2026-11-14T18:29:59Z');
    await app.db.insert(leads).values([
      { ...lead, digest: 'a', createdAt: NOON },
      { ...lead, digest: 'b', createdAt: tooOld },
      { ...lead, digest: 'c', createdAt: NOON, state: 'closed' },
    ]);
    const before = (await read()).new_reviews;
    const review = { productId: 1001, name: 'Asha', rating: 5 };
    await app.db.insert(reviews).values([
      { ...review, createdAt: lastNewMoment },
      { ...review, createdAt: tooOld },
      { ...review, createdAt: NOON, isPublished: false },
    ]);
    const { new_leads, new_reviews } = await read();
    expect([new_leads, new_reviews - before]).toEqual([2, 1]);
  });

  test('appointments of today are counted by the day in India, without cancelled ones', async () => {
    await insertAppointment(app.db, { startsAt: MIDNIGHT });
    await insertAppointment(app.db, { startsAt: new Date('2026-11-21T18:29:59Z') });
    await insertAppointment(app.db, { startsAt: NOON, state: 'cancelled' });
    await insertAppointment(app.db, { startsAt: BEFORE_MIDNIGHT });
    await insertAppointment(app.db, { startsAt: new Date('2026-11-21T18:30:00Z') });
    expect((await read()).appointments_today).toBe(2);
  });
});
