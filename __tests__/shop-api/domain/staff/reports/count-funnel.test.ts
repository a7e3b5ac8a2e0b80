import { beforeAll, describe, expect, test } from '@jest/globals';
import { type SQL, sql } from 'drizzle-orm';
import { onEachApp } from '@/__tests__/support/test-app';
import { dayAfter } from '@/contract/kit/calendar-day';
import type { Report } from '@/contract/staff/reports';
import { selectRows } from '@/shop-api/db/database';
import { seedHistory } from '@/shop-api/seed/demo/seed-history';

const STAFF = 3;
/** The day of the test's clock in India. */
const TODAY = '2026-11-21';
const COUNTED_SINCE = '2026-10-04';
/** On a busy machine. */
const PATIENCE_MS = 120_000;

onEachApp((app) => {
  beforeAll(async () => {
    await app.db.transaction((tx) => seedHistory({ tx, now: app.clock.now() }));
    await app.db.execute(sql`INSERT INTO trail (object_kind, object_id, action, by_name, at)
      SELECT 'order', id::text, 'taken by phone', 'Staff', placed_at FROM orders
      WHERE state = 'delivered' ORDER BY placed_at DESC LIMIT 2`);
    await app.db.execute(sql`DELETE FROM shopper_steps WHERE day < ${COUNTED_SINCE}`);
    await app.db.execute(sql`INSERT INTO shopper_steps (day, step, part, n)
      SELECT d::date, s, p, 3 + p
      FROM generate_series(1, 7) AS p, unnest(ARRAY['product', 'cart', 'checkout']) AS s,
        generate_series(${COUNTED_SINCE}::date, ${TODAY}::date, interval '1 day') AS d`);
  }, PATIENCE_MS);

  const call = async (path: string, query: Record<string, string>) => {
    const who = await app.customer(STAFF);
    return (await app.call(`GET ${path}?${new URLSearchParams(query)}`, { who })).body;
  };
  const read = async (from: string, to: string): Promise<Report> =>
    (await call('/staff/report/', { from, to })).data;
  const number = async (query: SQL) => {
    const [row] = await selectRows<{ n: string | null }>(app.db, query);
    return Number(row?.n ?? 0);
  };
  const visits = (step: string, from: string, to: string) =>
    number(sql`SELECT sum(n) AS n FROM shopper_steps
      WHERE step = ${step} AND day::text >= ${from} AND day::text <= ${to}`);
  /** Written apart from the shop's own condition. */
  const shopped = (from: string, to: string) =>
    number(sql`SELECT count(*) AS n FROM orders o
      WHERE (o.placed_at + interval '330 minutes')::text BETWEEN ${from} AND ${`${to}~`}
        AND o.state <> 'cancelled' AND NOT (o.state = 'pending' AND (o.released_at IS NOT NULL
          OR o.pay_type LIKE 'Online%' AND o.paid_at IS NULL AND o.payable_paise > 0))
        AND 'order ' || o.id NOT IN (
          SELECT object_kind || ' ' || object_id FROM trail WHERE action = 'taken by phone')`);

  describe.each([1, 7, 30, 90, 365])('the way to an order in %d days', (days) => {
    const from = dayAfter(TODAY, 1 - days);

    test('is what the database says of the days since counting began', async () => {
      const report = await read(from, TODAY);
      for (const [funnel, first, last] of [
        [report.funnel, from, TODAY],
        [report.funnel_before, dayAfter(from, -days), dayAfter(from, -1)],
      ] as const) {
        const since = first < COUNTED_SINCE ? COUNTED_SINCE : first;
        const expected = {
          from: since,
          product: await visits('product', since, last),
          cart: await visits('cart', since, last),
          checkout: await visits('checkout', since, last),
          orders: await shopped(since, last),
        };
        expect(funnel).toEqual(last < COUNTED_SINCE ? null : expected);
      }
    });

    test('ends with as many orders as their list has', async () => {
      const { funnel } = await read(from, TODAY);
      const list = { counts: 'shopped', from: funnel?.from ?? '', to: TODAY };
      expect((await call('/staff/orders/', list)).total_count).toBe(funnel?.orders);
    });
  });

  test('orders by phone are sales, and not of that way', async () => {
    const { figures, funnel } = await read(COUNTED_SINCE, TODAY);
    expect(funnel?.orders).toBe(figures.orders - 2);
  });

  test('without a count there is no way, not one of zeros', async () => {
    await app.db.execute(sql`DELETE FROM shopper_steps`);
    expect(await read(TODAY, TODAY)).toMatchObject({ funnel: null, funnel_before: null });
  });
});
