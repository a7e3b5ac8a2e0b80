import { beforeEach, expect, test } from '@jest/globals';
import { newVisitor } from '@/__tests__/support/new-shopper';
import { onEachDatabase } from '@/__tests__/support/test-database';
import { searchQueries } from '@/shop-api/db/schema/search-queries';
import { listProducts } from '@/shop-api/domain/catalogue/listing/list-products';
import {
  forgetOldQueries,
  frequentQueries,
  logQuery,
} from '@/shop-api/domain/catalogue/search/queries/search-log';

onEachDatabase((database) => {
  const rows = () => database.db.select().from(searchQueries).orderBy(searchQueries.query);

  beforeEach(async () => {
    await database.db.delete(searchQueries);
  });

  test('a search is counted with what it found, by its first page without filters', async () => {
    const ctx = await newVisitor(database.db);
    for (const input of [
      { page: 1, prod_search: '  Rose   Water ' },
      { page: 1, prod_search: 'rose water' },
      { page: 2, prod_search: 'rose water' },
      { page: 1, prod_search: 'rose water', in_stock: true },
      { page: 1 },
    ]) {
      await listProducts({ ctx, input });
    }
    const [row, ...others] = await rows();
    expect(row).toMatchObject({ query: 'rose water', count: 2 });
    expect(row?.found).toBeGreaterThan(0);
    expect(others).toEqual([]);
  });

  test.each([
    'asha@example.com',
    'order 98765432',
    '9876543210',
    'https://example.com',
    'www.example.com',
    'x'.repeat(61),
    '   ',
  ])('nothing personal is kept: %j', async (query) => {
    await logQuery({
      ctx: await newVisitor(database.db),
      input: { query, found: 0, isWhole: true },
    });
    expect(await rows()).toEqual([]);
  });

  test('a query is forgotten after 30 days', async () => {
    const ctx = await newVisitor(database.db);
    await logQuery({ ctx, input: { query: 'ghee', found: 2, isWhole: true } });
    const later = (days: number) => ({
      ...ctx,
      clock: { now: () => new Date(ctx.clock.now().getTime() + days * 86_400_000) },
    });
    await forgetOldQueries({ ctx: later(30) });
    expect(await rows()).toHaveLength(1);
    await forgetOldQueries({ ctx: later(31) });
    expect(await rows()).toEqual([]);
  });

  test('what several shoppers asked is suggested, unless it was mistyped or found in part', async () => {
    const ctx = await newVisitor(database.db);
    const ask = async (times: number, query: string, isWhole = true) => {
      for (let time = 0; time < times; time++) {
        await logQuery({ ctx, input: { query, found: 2, isWhole } });
      }
    };
    await ask(3, 'ghee');
    await ask(4, 'giloy');
    await ask(2, 'ginger tea for asha');
    await ask(5, 'gheee', false);
    const frequent = (start: string) => frequentQueries({ ctx, input: { start, max: 5 } });
    expect(await frequent('g')).toEqual(['giloy', 'ghee']);
    // The signs of patterns are letters like others.
    expect(await frequent('%')).toEqual([]);
  });
});
