import type { ProductListItem } from '../../../../../contract/catalogue.ts';
import type { SuggestionsData } from '../../../../../contract/search.ts';
import type { Context } from '../../../kernel/context.ts';
import { markProducts } from '../../listing/mark-products.ts';
import { pageByScore } from '../../listing/page-of-products.ts';
import { productCards } from '../../product-cards.ts';
import type { CatalogueSnapshot } from '../../product-index/catalogue-snapshot.ts';
import { currentCatalogue } from '../../product-index/product-index.ts';
import type { Searching } from '../engine/engine-of.ts';
import { frequentQueries } from '../queries/search-log.ts';
import type { Scored } from './accumulator.ts';
import { completeQuery } from './complete-query.ts';
import { findCategories } from './find-categories.ts';
import { parseSearch } from './parse-search.ts';
import { searchHits } from './search-hits.ts';

/** Fewer say nothing about a product, and what they show is lost again with the next letter. */
const MIN_LETTERS = 3;
const MAX = { products: 6, others: 18, categories: 3, completions: 3, queries: 6 };

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

async function bestProducts(ctx: Searching, q: string): Promise<Found> {
  const text = withoutFirstLetters(q);
  const { words, sizes } = parseSearch(text);
  if ([...words, ...sizes].join('').length < MIN_LETTERS) return { products: [], others: [] };
  const catalogue = await currentCatalogue(ctx.db);
  const hits = await hitsWhileTyping(ctx, catalogue, text);
  if (!hits) return { products: [], others: [] };
  const { table } = catalogue;
  const conditions = new Map<never, never>();
  const marked = markProducts({ table, hits: hits.rows, categoryIds: null, conditions });
  const ids = pageByScore(marked, hits, { skip: 0, take: MAX.products + MAX.others });
  const cards = await productCards(ctx.db, ids.slice(0, MAX.products));
  return { products: cards.map(toSuggested), others: ids.slice(MAX.products) };
}

/** Leaves out one or two letters of a next word: they may become anything. */
function withoutFirstLetters(q: string): string {
  return q.replace(/\s+(?:\p{L}\p{M}*){1,2}$/u, '');
}

function toSuggested(card: ProductListItem): SuggestionsData['products'][number] {
  const { id, name, size, image1, product_price, available_stock_quantity } = card;
  return { id, name, size, image1, product_price, available_stock_quantity };
}

/** An unfinished last word that finds nothing does not empty the list: it may go on. */
async function hitsWhileTyping(
  ctx: Searching,
  catalogue: CatalogueSnapshot,
  q: string,
): Promise<Scored | null> {
  const { hits } = await searchHits({ ctx, catalogue, query: q, isTyping: true });
  const complete = q.replace(/\S+$/, '').trim();
  if (hits || complete === '') return hits;
  return (await searchHits({ ctx, catalogue, query: complete, isTyping: true })).hits;
}
