import { inArray, type SQL, sql } from 'drizzle-orm';
import type { GoodsFact } from '../../../../contract/catalogue/fact-values.ts';
import { type Database, selectRows } from '../../../db/database.ts';
import { productTags } from '../../../db/schema/product-details.ts';
import { products } from '../../../db/schema/products.ts';
import { isInStock } from '../in-stock.ts';
import { isVisible } from '../visible.ts';
import { BETWEEN } from './fact-table.ts';
import type { IndexedProduct } from './product-table.ts';

/** Rows of one query: few enough that other requests do not wait for long while they are read. */
const BATCH = 10_000;

/** Reads all products in the order of their ids, in batches. */
export async function* readAllProducts(
  db: Database,
  facts: readonly GoodsFact[] = [],
): AsyncGenerator<IndexedProduct[]> {
  let last = 0;
  for (;;) {
    const rows = await selectProducts(db, sql`${products.id} > ${last}`, facts);
    if (rows.length > 0) yield rows;
    if (rows.length < BATCH) return;
    last = rows.at(-1)?.id ?? last;
  }
}

/** Reads products; unknown ids are left out. */
export function readProducts(
  db: Database,
  ids: readonly number[],
  facts: readonly GoodsFact[],
): Promise<IndexedProduct[]> {
  return selectProducts(db, inArray(products.id, [...ids]), facts);
}

/** What products say of facts. */
export type SaidOfFacts = Pick<IndexedProduct, 'id' | 'category' | 'said'>;

/** Reads what all products say of facts, in batches; of those that say nothing it reads none. */
export async function* readAllSaid(
  db: Database,
  facts: readonly GoodsFact[],
): AsyncGenerator<SaidOfFacts[]> {
  const keys = sql.param(facts.map(({ key }) => key));
  for (let last = 0; ; ) {
    const rows = await selectRows<SaidOfFacts>(
      db,
      sql`SELECT ${products.id} AS id, ${products.categoryId} AS category, ${saidOf(facts)} AS said
        FROM ${products} WHERE ${products.id} > ${last} AND ${products.facts} ?| ${keys}::text[]
        ORDER BY ${products.id} LIMIT ${BATCH}`,
    );
    if (rows.length > 0) yield rows;
    if (rows.length < BATCH) return;
    last = rows.at(-1)?.id ?? last;
  }
}

/** The values of a product as one text, in the order of the facts. */
function saidOf(facts: readonly GoodsFact[]): SQL {
  if (facts.length === 0) return sql`''`;
  const values = facts.map(({ key }) => sql`coalesce(${products.facts} ->> ${key}, '')`);
  return sql`concat_ws(${BETWEEN}, ${sql.join(values, sql`, `)})`;
}

function selectProducts(
  db: Database,
  where: SQL,
  facts: readonly GoodsFact[],
): Promise<IndexedProduct[]> {
  return selectRows<IndexedProduct>(
    db,
    sql`SELECT ${products.id} AS id, ${products.categoryId} AS category,
      ${products.brandId} AS brand, coalesce(${products.foamId}, 0) AS foam,
      ${products.countryOfOrigin} AS origin, coalesce((
        SELECT string_agg(${productTags.tagId}::text, ',' ORDER BY ${productTags.tagId})
        FROM ${productTags} WHERE ${productTags.productId} = ${products.id}
      ), '') AS tags,
      ${products.nowPaise} AS price, ${products.mrpPaise} AS mrp,
      ${products.popularity} AS popularity, ${products.ratingCount} AS "ratingCount",
      ${products.ratingSum} AS "ratingSum",
      extract(epoch FROM ${products.createdAt})::float8 AS "createdAt",
      (${isVisible()}) AS "isVisible", (${isInStock()}) AS "isInStock",
      ${saidOf(facts)} AS said
    FROM ${products} WHERE ${where} ORDER BY ${products.id} LIMIT ${BATCH}`,
  );
}
