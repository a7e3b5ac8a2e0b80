import type { ProductListItem } from '../../../contract/catalogue/catalogue.ts';
import type { SuggestionsData } from '../../../contract/catalogue/search.ts';
import type { Context } from '../kernel/context.ts';
import { markProducts } from './listing/mark-products.ts';
import { pageByScore } from './listing/page-of-products.ts';
import { productCards } from './product-cards.ts';
import type { CatalogueSnapshot } from './product-index/catalogue-snapshot.ts';
import { currentCatalogue } from './product-index/product-index.ts';
import { completeQuery } from './search/asking/complete-query.ts';
import { findCategories } from './search/asking/find-categories.ts';
import { readingsOf } from './search/asking/readings.ts';
import { searchHits } from './search/asking/search-hits.ts';
import type { Searching } from './search/engine/engine-of.ts';
import { frequentQueries } from './search/queries/search-log.ts';

const MAX = { products: 6, fitting: 24, categories: 3, completions: 3, queries: 6 };

interface SuggestProducts {
  ctx: Context;
  input: { q: string };
}

/** Public. Returns what a text that is being typed may become; popular queries for an empty one. */
export async function suggestProducts({ ctx, input: { q } }: SuggestProducts) {
  const { db } = ctx;
  const frequent = frequentQueries({ ctx, input: { start: q, max: MAX.queries } });
  if (q === '') return { products: [], others: [], categories: [], queries: await frequent };
  const [asked, completed, found, categories] = await Promise.all([
    frequent,
    completeQuery(db, q, MAX.completions),
    bestProducts(ctx, q),
    findCategories(db, q, MAX.categories),
  ]);
  const queries = [...new Set([...asked, ...completed])].filter(
    (query) => query !== q.toLowerCase(),
  );
  return { ...found, categories, queries: queries.slice(0, MAX.queries) };
}

type Found = Pick<SuggestionsData, 'products' | 'others'>;

/** What a lesser reading finds is only named, so that it stays if it is displayed already. */
async function bestProducts(ctx: Searching, q: string): Promise<Found> {
  const readings = await readingsOf(ctx.db, q);
  const catalogue = await currentCatalogue(ctx.db);
  const found = await Promise.all(readings.map((text) => fittingIds(ctx, catalogue, text)));
  const best = found.find((ids) => ids.length > 0) ?? [];
  const products = best.slice(0, MAX.products);
  const cards = await productCards(ctx.db, products);
  const others = new Set(found.flat()).difference(new Set(products));
  return { products: cards.map(toSuggested), others: [...others] };
}

function toSuggested(card: ProductListItem): SuggestionsData['products'][number] {
  const { id, name, translations, size, image1, product_price, available_stock_quantity } = card;
  return { id, name, translations, size, image1, product_price, available_stock_quantity };
}

/**
 * Returns the products that fit a text, the best first. The same beginnings are typed again and
 * again; what a search server says is not kept, since it may not know the latest change.
 */
async function fittingIds(
  ctx: Searching,
  catalogue: CatalogueSnapshot,
  text: string,
): Promise<number[]> {
  const { version, fitting } = catalogue;
  const known = fitting.get(text);
  if (known) return known;
  const ids = await idsWhileTyping(ctx, catalogue, text);
  // What changed meanwhile may be missing.
  if (!ctx.searchServer && version === catalogue.version) fitting.set(text, ids);
  return ids;
}

async function idsWhileTyping(
  ctx: Searching,
  catalogue: CatalogueSnapshot,
  query: string,
): Promise<number[]> {
  const { hits } = await searchHits({ ctx, catalogue, query, isTyping: true });
  if (!hits) return [];
  const { table } = catalogue;
  const conditions = new Map<never, never>();
  const marked = markProducts({ table, hits: hits.rows, categoryIds: null, conditions });
  return pageByScore(marked, hits, { skip: 0, take: MAX.fitting });
}
