import { beforeAll, describe, expect, test } from '@jest/globals';
import { type SQL, sql } from 'drizzle-orm';
import { onEachApp } from '@/__tests__/support/test-app';
import { countDays, dayAfter } from '@/contract/kit/calendar-day';
import type { StaffOrder } from '@/contract/staff/orders';
import type { Report, ReportFigures, SoldProduct } from '@/contract/staff/reports';
import { selectRows } from '@/shop-api/db/database';
import { seedHistory } from '@/shop-api/seed/demo/seed-history';

const STAFF = 3;
/** The day of the test's clock in India. */
const TODAY = '2026-11-21';
/** On a busy machine. */
const PATIENCE_MS = 120_000;

const SPANS = [1, 7, 30, 90, 365].map((days) => [days, dayAfter(TODAY, 1 - days), TODAY] as const);

onEachApp((app) => {
  beforeAll(async () => {
    await app.db.transaction((tx) => seedHistory({ tx, now: app.clock.now() }));
    // The demo shop has none of these.
    await app.db.execute(sql`INSERT INTO order_events (order_id, state, at)
      SELECT id, 'undelivered', placed_at FROM orders
      WHERE state IN ('delivered', 'returned', 'cancelled') AND id % 5 = 0`);
    await app.db.execute(sql`UPDATE orders SET pay_type = 'Online Payment', paid_at = NULL
      WHERE id IN (SELECT id FROM orders WHERE state = 'pending' LIMIT 3)`);
    await app.db.execute(sql`UPDATE orders SET voucher_code = 'DIWALI' WHERE id % 7 = 0`);
    await app.db.execute(sql`INSERT INTO refunds_due (amount_paise, reason, payment_key, created_at, settled_at)
      SELECT 1000 + n, 'cancelled', 'test ' || n, '2025-01-01', ${app.clock.now().toISOString()}::timestamptz - n * interval '5 hours'
      FROM generate_series(1, 2000) AS n`);
  }, PATIENCE_MS);

  const read = async (from: string, to: string): Promise<Report> => {
    const who = await app.customer(STAFF);
    const { body } = await app.call(`GET /staff/report/?from=${from}&to=${to}`, { who });
    return body.data;
  };
  const list = async (path: string, query: Record<string, string>) => {
    const who = await app.customer(STAFF);
    const params = new URLSearchParams({ page_size: '100', ...query });
    return (await app.call(`GET ${path}?${params}`, { who })).body;
  };
  const number = async (query: SQL) => {
    const [row] = await selectRows<{ n: string | null }>(app.db, query);
    return Number(row?.n ?? 0);
  };
  /** Written apart from the shop's own condition. */
  const sold = (from: string, to: string) => sql`
    (SELECT o.* FROM orders o
     WHERE (o.placed_at + interval '330 minutes')::text BETWEEN ${from} AND ${`${to}~`}
       AND o.state <> 'cancelled' AND NOT (o.state = 'pending' AND (o.released_at IS NOT NULL
         OR o.pay_type LIKE 'Online%' AND o.paid_at IS NULL AND o.payable_paise > 0)))`;

  describe.each(SPANS)('the report of %d days', (days, from, to) => {
    test('is the sum of each day, beside as many days before', async () => {
      const { figures, figures_before, ...report } = await read(from, to);
      for (const [all, sums, last] of [
        [report.days, figures, to],
        [report.days_before, figures_before, dayAfter(from, -1)],
      ] as const) {
        expect([all.length, all.at(-1)?.day]).toEqual([days, last]);
        expect(all.reduce((sum, { orders }) => sum + orders, 0)).toBe(sums.orders);
        expect(all.reduce((sum, { sales }) => sum + sales * 100, 0)).toBeCloseTo(sums.sales * 100);
      }
      expect(figures_before).toEqual(
        (await read(dayAfter(from, -days), dayAfter(to, -days))).figures,
      );
    });

    test('says what the database says', async () => {
      const { figures } = await read(from, to);
      const rows = sold(from, to);
      const expected: ReportFigures = {
        orders: await number(sql`SELECT count(*) AS n FROM ${rows} AS s`),
        sales:
          (await number(
            sql`SELECT sum(goods_paise - discount_paise + shipping_paise) AS n FROM ${rows} AS s`,
          )) / 100,
        cash: await number(sql`SELECT count(*) AS n FROM ${rows} AS s WHERE pay_type LIKE 'Cash%'`),
        undelivered: await number(sql`SELECT count(DISTINCT s.id) AS n FROM ${rows} AS s
          JOIN order_events e ON e.order_id = s.id WHERE e.state = 'undelivered'`),
        returning: await number(sql`WITH firsts AS (
            SELECT customer_id, min(id) AS first FROM ${sold('2000-01-01', '2099-01-01')} AS a GROUP BY 1)
          SELECT count(*) AS n FROM ${rows} AS s JOIN firsts USING (customer_id) WHERE s.id > first`),
        refunds: await number(sql`SELECT count(*) AS n FROM refunds_due
          WHERE (settled_at AT TIME ZONE 'Asia/Kolkata')::date BETWEEN ${from}::date AND ${to}::date`),
        refunded:
          (await number(sql`SELECT sum(amount_paise) AS n FROM refunds_due
          WHERE (settled_at AT TIME ZONE 'Asia/Kolkata')::date BETWEEN ${from}::date AND ${to}::date`)) /
          100,
      };
      expect(figures).toEqual(expected);
      expect(figures.orders).toBeGreaterThan(days === 1 ? -1 : 0);
    });

    test('has figures that are as long as the lists behind them', async () => {
      const { figures, best, slow, vouchers } = await read(from, to);
      const length = async (more: Record<string, string>) =>
        (await list('/staff/orders/', { counts: 'sales', from, to, ...more })).total_count;
      expect(await length({})).toBe(figures.orders);
      expect(await length({ payment: 'cash' })).toBe(figures.cash);
      expect(await length({ counts: 'undelivered' })).toBe(figures.undelivered);
      expect(await length({ counts: 'returning' })).toBe(figures.returning);
      for (const { id, orders } of [...best, ...slow]) {
        expect([id, await length({ product: String(id) })]).toEqual([id, orders]);
      }
      for (const { code, orders } of vouchers) {
        expect([code, await length({ voucher: code })]).toEqual([code, orders]);
      }
      const paid = await list('/refunds-due/', { list: 'paid', from, to });
      expect(paid.total_count).toBe(figures.refunds);
    });
  });

  test('the sales are the sum of the list, gift vouchers included', async () => {
    const [from, to] = [dayAfter(TODAY, -6), TODAY];
    const { figures } = await read(from, to);
    let sum = 0;
    for (let page = 1, pages = 1; page <= pages; page++) {
      const one = await list('/staff/orders/', { counts: 'sales', from, to, page: String(page) });
      pages = one.total_pages;
      sum += one.data.reduce((all: number, { worth }: StaffOrder) => all + worth * 100, 0);
    }
    expect(Math.round(sum)).toBe(Math.round(figures.sales * 100));
  });

  test('products are counted by pieces and by revenue less discounts, best and slowest', async () => {
    const [from, to] = [dayAfter(TODAY, -29), TODAY];
    const { best, slow } = await read(from, to);
    const rows = await selectRows<{ id: number; units: number; paise: number }>(
      app.db,
      sql`SELECT p.id, p.is_published AND p.stock > 0 AS sellable,
          coalesce(sum(l.quantity) FILTER (WHERE s.id IS NOT NULL), 0)::int AS units,
          coalesce(sum(l.total_paise - l.discount_paise) FILTER (WHERE s.id IS NOT NULL), 0)::int AS paise
        FROM products p LEFT JOIN order_lines l ON l.product_id = p.id
        LEFT JOIN ${sold(from, to)} AS s ON s.id = l.order_id GROUP BY p.id`,
    );
    const byId = new Map(rows.map((row) => [row.id, row]));
    const shown = ({ id, units, revenue }: SoldProduct) => ({
      id,
      units,
      paise: Math.round(revenue * 100),
    });
    for (const product of [...best, ...slow])
      expect(byId.get(product.id)).toMatchObject(shown(product));
    const revenues = rows.map(({ paise }) => paise).sort((one, other) => other - one);
    expect(best.map(({ revenue }) => Math.round(revenue * 100))).toEqual(revenues.slice(0, 10));
    const sellable = rows.filter((row) => (row as unknown as { sellable: boolean }).sellable);
    const fewest = sellable.map(({ units }) => units).sort((one, other) => one - other);
    expect(slow.map(({ units }) => units)).toEqual(fewest.slice(0, 10));
  });

  test('stocks end that are sold out in a week at the rate of four weeks', async () => {
    const { data, total_count } = await list('/staff/stock/', { level: 'ending' });
    const rows = await selectRows<{ id: number }>(
      app.db,
      sql`SELECT p.id FROM products p JOIN order_lines l ON l.product_id = p.id
        JOIN orders o ON o.id = l.order_id AND o.state <> 'cancelled' AND o.released_at IS NULL
        WHERE p.is_published AND p.stock > 0
          AND (o.placed_at + interval '330 minutes')::date BETWEEN '2026-10-24' AND '2026-11-20'
        GROUP BY p.id HAVING p.stock <= sum(l.quantity) / 4.0`,
    );
    expect(total_count).toBe(rows.length);
    expect(new Set(data.map(({ id }: { id: number }) => id))).toEqual(
      new Set(rows.map(({ id }) => id)),
    );
  });

  test.each([
    ['the wrong order', TODAY, '2026-11-20'],
    ['more than 366 days', '2025-11-20', TODAY],
    ['no days', '', ''],
    ['no day', '2026-02-30', TODAY],
  ])('%s is refused', async (_, from, to) => {
    const who = await app.customer(STAFF);
    const { status } = await app.call(`GET /staff/report/?from=${from}&to=${to}`, { who });
    expect(status).toBe(422);
    expect(countDays('2025-11-21', TODAY)).toBe(366);
  });
});
