import { beforeEach, expect, test } from '@jest/globals';
import { getTableColumns, sql } from 'drizzle-orm';
import { insertOrder } from '@/__tests__/support/insert-order';
import { onEachApp } from '@/__tests__/support/test-app';
import { orders } from '@/shop-api/db/schema/orders';
import { inLongTransaction } from '@/shop-api/db/transaction';

const STAFF = 3;

onEachApp((app) => {
  const read = async (path: string) =>
    (await app.call(`GET /${path}`, { who: await app.customer(STAFF) })).body;
  const idsOf = async (path: string) => (await read(path)).data.map(({ id }: { id: number }) => id);

  beforeEach(async () => {
    await app.db.execute(sql`TRUNCATE orders RESTART IDENTITY CASCADE`);
  });

  test('pages behind a row go on where the one before ended, whatever has come meanwhile', async () => {
    for (let n = 0; n < 60; n += 1) await insertOrder(app.db);
    for (const query of ['sort=placed', 'sort=total&order=asc', 'q=Ahmedabad&sort=placed']) {
      const ids: number[] = [];
      for (const page of [1, 2, 3, 4]) {
        const after = ids.length > 0 ? `&after=${ids.at(-1)}` : '';
        ids.push(...(await idsOf(`staff/orders/?page_size=25&${query}&page=${page}${after}`)));
        if (page === 1 && query === 'sort=placed') await insertOrder(app.db);
      }
      const all = await idsOf(`staff/orders/?page_size=100&${query}`);
      expect(ids).toEqual(query === 'sort=placed' ? all.slice(1) : all);
    }
  });

  test('pages are disjoint and whole where many rows are equal in what they are sorted by', async () => {
    for (let n = 0; n < 60; n += 1) await insertOrder(app.db);
    for (const sort of ['placed', 'total']) {
      const pages = [1, 2, 3].map((page) =>
        idsOf(`staff/orders/?page_size=25&sort=${sort}&page=${page}`),
      );
      const ids = (await Promise.all(pages)).flat();
      expect(ids).toEqual(Array.from({ length: 60 }, (_, n) => 60 - n));
    }
    expect(await read('staff/orders/?page=9')).toMatchObject({ data: [], total_count: 60 });
  });

  test('a long list is counted to ten thousand, a search as far as it is paged through', async () => {
    const { id } = await insertOrder(app.db);
    const { number: _, ...columns } = getTableColumns(orders);
    const names = Object.values(columns).map(({ name }) => name);
    const copied = sql.raw(names.filter((name) => name !== 'id').join(', '));
    // A busy machine takes longer for so many rows than a statement of the shop may.
    await inLongTransaction(app.db, async (tx) => {
      await tx.execute(sql`INSERT INTO orders (${copied})
        SELECT ${copied} FROM orders CROSS JOIN generate_series(1, 10001) WHERE id = ${id}`);
      await tx.execute(sql`INSERT INTO order_lines (order_id, product_id, name, size, hsn, gst_percent, quantity,
        price_paise, mrp_paise, total_paise, discount_paise, shipping_paise, gst_paise, shipping_gst_paise, stock_taken)
        SELECT id, 1001, 'Arabica', '', '0901', 5, 1, 100, 100, 100, 0, 0, 5, 0, 1 FROM orders WHERE id <= 10000`);
    });
    const all = await read('staff/orders/');
    expect(all).toMatchObject({ total_count: 10_000, total_pages: 200, total_is_at_least: true });
    for (const [q, newest] of Object.entries({
      'demo+cust': 10_002,
      ash: 10_002,
      arabica: 10_000,
    })) {
      const { data, ...total } = await read(`staff/orders/?q=${q}&page=2`);
      expect(data.map((row: { id: number }) => row.id)).toEqual(
        Array.from({ length: 50 }, (_, n) => newest - 50 - n),
      );
      expect(total).toMatchObject({ total_count: 101, total_is_at_least: true });
    }
    const few = await read('staff/orders/?q=arabica&page=200');
    expect(few).toMatchObject({ total_count: 10_000 });
    expect([few.data.length, few.total_is_at_least]).toEqual([50, undefined]);
  });
});
