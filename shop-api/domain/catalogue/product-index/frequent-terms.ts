import { sql } from 'drizzle-orm';
import { type Database, selectRows } from '../../../db/database.ts';
import { searchTerms } from '../../../db/schema/search-index.ts';

interface Limits {
  minProducts: number;
  /** The number of products of all these words together. */
  maxEntries: number;
  /** The part of the index that is counted, in per cent; the rest is taken to be like it. */
  percent: number;
}

/**
 * Returns the ids of the words that most products have, the most common last. Of a large index a
 * part tells them: to count a million products with all their words takes 15 seconds.
 */
export async function selectFrequentTerms(
  db: Database,
  { minProducts, maxEntries, percent }: Limits,
): Promise<number[]> {
  const products = sql`count(*) * 100.0 / ${percent}::float4`;
  const rows = await selectRows<{ id: number }>(
    db,
    sql`SELECT id FROM (
        SELECT id, products, sum(products) OVER (ORDER BY products DESC, id) AS together
        FROM (
          SELECT ${searchTerms.wordId} AS id, ${products} AS products
          FROM ${searchTerms} TABLESAMPLE SYSTEM (${percent}::float4) REPEATABLE (1)
          GROUP BY 1
        ) AS counted WHERE products >= ${minProducts}
      ) AS frequent WHERE together <= ${maxEntries} ORDER BY products, id DESC`,
  );
  return rows.map(({ id }) => id);
}
