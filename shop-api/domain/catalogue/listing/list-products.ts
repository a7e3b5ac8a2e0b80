import type {
  ProductListAnswer,
  ProductListQuery,
} from '../../../../contract/catalogue/catalogue.ts';
import type { SearchOutcome } from '../../../../contract/catalogue/search.ts';
import { PRODUCTS_PER_PAGE } from '../../../../contract/shop/limits.ts';
import type { Context, Given } from '../../kernel/context.ts';
import { productCards } from '../product-cards.ts';
import { logQuery } from '../search/queries/search-log.ts';
import { chosenCategory } from './chosen-category.ts';
import { nameFacets } from './name-facets.ts';
import { factOrders } from './name-facts.ts';
import { readListing } from './read-listing.ts';

/** Public. Lists products filtered, searched, ordered and paged, with filter counts. */
export async function listProducts({
  ctx,
  input,
}: Given<ProductListQuery>): Promise<Omit<ProductListAnswer, 'status' | 'message'>> {
  const { db } = ctx;
  const { page, category_id: id, category_name: name } = input;
  const category = await chosenCategory({ db, id, name });
  const { ids, counts, search, isCut, facts } = await readListing(ctx, input, category);
  if (search) await logSearch(ctx, input, { ...search, found: counts.total });
  return {
    page,
    total_pages: Math.max(1, Math.ceil(counts.total / PRODUCTS_PER_PAGE)),
    total_count: counts.total,
    total_is_at_least: isCut,
    data: { data: await productCards(db, ids, facts) },
    category_banners: category?.banners ?? [],
    category_path: category?.path ?? [],
    facets: await nameFacets({ ctx, counts, query: input }),
    fact_orders: factOrders(facts, category?.path.at(-1)?.id),
    search,
  };
}

/** Counts a search by its first page without filters. */
async function logSearch(
  ctx: Context,
  query: ProductListQuery,
  { found, is_partial, corrected }: SearchOutcome & { found: number },
): Promise<void> {
  const { prod_search: text = '', page, ...filters } = query;
  const isFirst = page === 1 && Object.values(filters).every((filter) => filter === undefined);
  const isWhole = !is_partial && corrected === null;
  if (isFirst) await logQuery({ ctx, input: { query: text, found, isWhole } });
}
