import type { SQL } from 'drizzle-orm';
import { sql } from 'drizzle-orm';
import type { SuggestionsData } from '../../../../../contract/search.ts';
import type { Database } from '../../../../db/database.ts';
import { selectRows } from '../../../../db/database.ts';
import { products } from '../../../../db/schema/products.ts';
import type { Context } from '../../../kernel/context.ts';
import { productCards } from '../../product-cards.ts';
import { isVisible } from '../../visible.ts';
import { frequentQueries } from '../queries/search-log.ts';
import { completeQuery } from './complete-query.ts';
import { findCategories } from './find-categories.ts';
import { parseSearch } from './parse-search.ts';
import { SEARCH_SCORE, searchHits } from './search-hits.ts';

/** Fewer say nothing about a product, and what they show is lost again with the next letter. */
const MIN_LETTERS = 3;
const MAX = { products: 6, categories: 3, completions: 3, queries: 6 };

interface SuggestProducts {
  ctx: Context;
  input: { q: string };
}

/** Public. Returns what a text that is being typed may become; popular queries for an empty one. */
export async function suggestProducts({ ctx, input: { q } }: SuggestProducts) {
  const { db } = ctx;
  const frequent = frequentQueries({ ctx, input: { start: q, max: MAX.queries } });
  if (q === '') return { products: [], categories: [], queries: await frequent };
  const [asked, completed, found, categories] = await Promise.all([
    frequent,
    completeQuery(db, q, MAX.completions),
    bestProducts(db, q),
    findCategories(db, q, MAX.categories),
  ]);
  const queries = [...new Set([...asked, ...completed])].filter(
    (query) => query !== q.toLowerCase(),
  );
  return { products: found, categories, queries: queries.slice(0, MAX.queries) };
}

async function bestProducts(db: Database, q: string): Promise<SuggestionsData['products']> {
  const { words, sizes } = parseSearch(q);
  if ([...words, ...sizes].join('').length < MIN_LETTERS) return [];
  const table = await hitsWhileTyping(db, q);
  if (!table) return [];
  const rows = await selectRows<{ id: number }>(
    db,
    sql`SELECT ${products.id} AS id FROM ${table} AS hits
      JOIN ${products} ON ${products.id} = hits.product_id
      WHERE ${isVisible()} ORDER BY ${SEARCH_SCORE} DESC, ${products.id} LIMIT ${MAX.products}`,
  );
  const cards = await productCards(
    db,
    rows.map(({ id }) => id),
  );
  return cards.map(({ id, name, size, image1, product_price, available_stock_quantity }) => ({
    id,
    name,
    size,
    image1,
    product_price,
    available_stock_quantity,
  }));
}

/** An unfinished last word that finds nothing does not empty the list: it may go on. */
async function hitsWhileTyping(db: Database, q: string): Promise<SQL | null> {
  const { table } = await searchHits(db, q, { isTyping: true });
  const complete = q.replace(/\S+$/, '').trim();
  if (table || complete === '') return table;
  return (await searchHits(db, complete, { isTyping: true })).table;
}
