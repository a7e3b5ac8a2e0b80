import type { SuggestionsData } from '../../../../../contract/search.ts';
import type { Database } from '../../../../db/database.ts';
import type { Context } from '../../../kernel/context.ts';
import { markProducts } from '../../listing/mark-products.ts';
import { pageByScore } from '../../listing/page-of-products.ts';
import { productCards } from '../../product-cards.ts';
import type { CatalogueSnapshot } from '../../product-index/catalogue-snapshot.ts';
import { currentCatalogue } from '../../product-index/product-index.ts';
import { frequentQueries } from '../queries/search-log.ts';
import type { Scored } from './accumulator.ts';
import { completeQuery } from './complete-query.ts';
import { findCategories } from './find-categories.ts';
import { parseSearch } from './parse-search.ts';
import { searchHits } from './search-hits.ts';

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
  const catalogue = await currentCatalogue(db);
  const hits = await hitsWhileTyping(db, catalogue, q);
  if (!hits) return [];
  const { table } = catalogue;
  const conditions = new Map<never, never>();
  const marked = markProducts({ table, hits: hits.rows, categoryIds: null, conditions });
  const cards = await productCards(db, pageByScore(marked, hits, { skip: 0, take: MAX.products }));
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
async function hitsWhileTyping(
  db: Database,
  catalogue: CatalogueSnapshot,
  q: string,
): Promise<Scored | null> {
  const { hits } = await searchHits({ db, catalogue, query: q, isTyping: true });
  const complete = q.replace(/\S+$/, '').trim();
  if (hits || complete === '') return hits;
  return (await searchHits({ db, catalogue, query: complete, isTyping: true })).hits;
}
