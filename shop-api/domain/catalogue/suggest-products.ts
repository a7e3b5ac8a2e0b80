import type { ProductListItem } from '../../../contract/catalogue/catalogue.ts';
import type { SuggestionsData } from '../../../contract/catalogue/search.ts';
import type { Given } from '../kernel/context.ts';
import { markProducts } from './listing/mark-products.ts';
import { pageByScore } from './listing/page-of-products.ts';
import { productCards } from './product-cards.ts';
import type { CatalogueSnapshot } from './product-index/catalogue-snapshot.ts';
import { currentCatalogue } from './product-index/product-index.ts';
import { completeQuery, goesOn } from './search/asking/complete-query.ts';
import { findCategories } from './search/asking/find-categories.ts';
import { isKnownWord, readSearchText } from './search/asking/read-search-text.ts';
import { readingsOf } from './search/asking/readings.ts';
import { searchHits } from './search/asking/search-hits.ts';
import type { Searching } from './search/engine/engine-of.ts';
import { frequentQueries } from './search/queries/search-log.ts';

const MAX = { products: 6, fitting: 24, others: 66, categories: 3, completions: 3, queries: 6 };

/** Public. Returns what a text that is being typed may become; popular queries for an empty one. */
export async function suggestProducts({ ctx, input: { q } }: Given<{ q: string }>) {
  const { db } = ctx;
  const frequent = frequentQueries({ ctx, input: { start: q, max: MAX.queries } });
  if (q === '') return { products: [], others: [], categories: [], queries: await frequent };
  const [asked, categories, { names, ...found }] = await Promise.all([
    frequent,
    findCategories(db, q, MAX.categories),
    bestProducts(ctx, q),
  ]);
  const named = [...categories.flatMap(namesOf), ...names];
  const completed = completeQuery(q, named, MAX.completions);
  const queries = [...new Set([...asked, ...completed])].filter(
    (query) => query !== q.toLowerCase(),
  );
  return { ...found, categories, queries: queries.slice(0, MAX.queries) };
}

/** The names are those of the products that fit. */
type Found = Pick<SuggestionsData, 'products' | 'others'> & { names: string[] };

const NOTHING: Found = { products: [], others: [], names: [] };

/**
 * Returns the first products of the result page. What a text that goes on may find is only named,
 * so that it stays if it is displayed already.
 */
async function bestProducts(ctx: Searching, q: string): Promise<Found> {
  const readings = await readingsOf(ctx.db, q);
  if (readings.length === 0 && !(await isKnownWord(ctx.db, q))) return NOTHING;
  const catalogue = await currentCatalogue(ctx.db);
  const page = await fittingIds(ctx, catalogue, { query: q });
  const typed = page.length > 0 || (await goesOn(ctx.db, q)) ? readings : [];
  const fitting = await Promise.all(
    typed.map((query) => fittingIds(ctx, catalogue, { query, isTyping: true })),
  );
  const products = page.slice(0, MAX.products);
  const cards = await productCards(ctx.db, page);
  const others = new Set([...fitting.flat(), ...page]).difference(new Set(products));
  return {
    products: cards.slice(0, MAX.products).map(toSuggested),
    others: [...others].slice(0, MAX.others),
    names: cards.flatMap(namesOf),
  };
}

/** The names in all languages: a text is completed in the one that it is typed in. */
function namesOf({ name, translations }: Pick<ProductListItem, 'name' | 'translations'>): string[] {
  return [name, ...Object.values(translations ?? {}).flatMap((texts) => texts?.name ?? [])];
}

function toSuggested(card: ProductListItem): SuggestionsData['products'][number] {
  const { id, name, translations, size, image1, product_price, available_stock_quantity } = card;
  return { id, name, translations, size, image1, product_price, available_stock_quantity };
}

interface Reading {
  query: string;
  /** Whether the last word may be unfinished. */
  isTyping?: boolean;
}

/**
 * Returns the products that fit a text, the best first. The same beginnings are typed again and
 * again; what a search server says is not kept, since it may not know the latest change.
 */
async function fittingIds(
  ctx: Searching,
  catalogue: CatalogueSnapshot,
  reading: Reading,
): Promise<number[]> {
  const { version, fitting } = catalogue;
  const key = JSON.stringify(reading);
  const known = fitting.get(key);
  if (known) return known;
  const ids = await readIds(ctx, catalogue, reading);
  // What changed meanwhile may be missing.
  if (!ctx.searchServer && version === catalogue.version) fitting.set(key, ids);
  return ids;
}

async function readIds(
  ctx: Searching,
  catalogue: CatalogueSnapshot,
  { query, isTyping }: Reading,
): Promise<number[]> {
  const search = { ctx, catalogue, query };
  const { hits } = await (isTyping ? searchHits({ ...search, isTyping }) : readSearchText(search));
  if (!hits) return [];
  const { table } = catalogue;
  const conditions = new Map<never, never>();
  const marked = markProducts({ table, hits: hits.rows, categoryIds: null, conditions });
  return pageByScore(marked, hits, { skip: 0, take: MAX.fitting });
}
