import { expect, test } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { onEachDatabase } from '@/__tests__/support/test-database';
import { type Database, selectRows } from '@/shop-api/db/database';
import { CatalogueSnapshot } from '@/shop-api/domain/catalogue/product-index/catalogue-snapshot';
import { selectFrequentTerms } from '@/shop-api/domain/catalogue/product-index/frequent-terms';
import { readAllProducts } from '@/shop-api/domain/catalogue/product-index/read-products';

/** A database that does not answer. */
const CLOSED = {
  execute: () => Promise.reject(new Error('The database is away')),
} as unknown as Database;

const MIN = 20;
const ALL = { minProducts: MIN, percent: 100 };

onEachDatabase((database) => {
  async function loaded() {
    const catalogue = new CatalogueSnapshot();
    for await (const products of readAllProducts(database.db)) catalogue.put(products);
    return catalogue.wordProducts;
  }

  const wordsOf = (having: 'more' | 'fewer') =>
    selectRows<{ id: number; products: number }>(
      database.db,
      sql`SELECT word_id AS id, count(*)::int AS products FROM search_terms GROUP BY word_id
        HAVING count(*) ${sql.raw(having === 'more' ? '>=' : '<')} ${MIN} ORDER BY products, id DESC`,
    );

  test('common words that were read at the start need the database no more', async () => {
    const words = await loaded();
    await words.readFrequent(database.db, MIN);
    const [common] = await wordsOf('more');
    const [rare] = await wordsOf('fewer');
    if (!common || !rare) throw new Error('The demo shop has common and rare words');
    const found = await words.read(CLOSED, [common.id]);
    expect(found.get(common.id)?.rows).toHaveLength(common.products);
    await expect(words.read(CLOSED, [rare.id])).rejects.toThrow('away');
  });

  test('they are read although no query of a shopper may take so long', async () => {
    const words = await loaded();
    await database.db.transaction(async (tx) => {
      await tx.execute(sql`SET LOCAL statement_timeout = '10 min'`);
      await words.readFrequent(tx, MIN);
      const [limit] = await selectRows<{ statement_timeout: string }>(
        tx,
        sql`SHOW statement_timeout`,
      );
      expect(limit).toEqual({ statement_timeout: '0' });
    });
  });

  test('a part of the index suffices', async () => {
    const most = (await wordsOf('more')).at(-1);
    const half = { minProducts: MIN, percent: 50, maxEntries: 1_000_000 };
    expect(await selectFrequentTerms(database.db, half)).toContain(most?.id);
  });

  test('the most common words are read last, so that they stay the longest', async () => {
    const common = await wordsOf('more');
    const ids = await selectFrequentTerms(database.db, { ...ALL, maxEntries: 1_000_000 });
    expect(ids).toEqual(common.map(({ id }) => id));
  });

  test('no more of them are read than there is room for', async () => {
    const most = (await wordsOf('more')).at(-1);
    const room = { ...ALL, maxEntries: most?.products ?? 0 };
    expect(await selectFrequentTerms(database.db, room)).toEqual([most?.id]);
  });
});
