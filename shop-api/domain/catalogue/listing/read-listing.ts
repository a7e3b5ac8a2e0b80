import type { ProductListQuery } from '../../../../contract/catalogue/catalogue.ts';
import type { GoodsFact } from '../../../../contract/catalogue/fact-values.ts';
import type { SearchOutcome } from '../../../../contract/catalogue/search.ts';
import { PRODUCTS_PER_PAGE } from '../../../../contract/shop/limits.ts';
import { branchOf, readCategories } from '../categories.ts';
import type { CatalogueSnapshot } from '../product-index/catalogue-snapshot.ts';
import { currentCatalogue } from '../product-index/product-index.ts';
import type { Scored } from '../search/asking/accumulator.ts';
import { readSearchText } from '../search/asking/read-search-text.ts';
import type { SearchHits } from '../search/asking/search-hits.ts';
import type { Searching } from '../search/engine/engine-of.ts';
import type { ChosenCategory } from './chosen-category.ts';
import { type ComputedListing, computedOnce } from './computed-listings.ts';
import { countFacets, NO_COUNTS } from './count-facets.ts';
import { chosenFacts } from './fact-filters.ts';
import { conditionsOf } from './filters.ts';
import { type Marked, markProducts } from './mark-products.ts';
import { pageByScore, pageInOrder } from './page-of-products.ts';

/** A page of a listing. */
export interface ListingResult extends ComputedListing {
  /** Only for a search. */
  search?: SearchOutcome | undefined;
  /** Whether the search found more than is counted. */
  isCut: boolean;
  /** The facts that goods have. */
  facts: readonly GoodsFact[];
}

/** Reads a listing from the catalogue in memory, so that page and counts are consistent. */
export async function readListing(
  ctx: Searching,
  query: ProductListQuery,
  category: ChosenCategory | null,
): Promise<ListingResult> {
  const { prod_search: text, category_ids: shelves } = query;
  const catalogue = await currentCatalogue(ctx.db);
  const { facts } = catalogue;
  const tree = shelves?.length ? await readCategories(ctx.db) : [];
  const search = text ? await readSearchText({ ctx, catalogue, query: text }) : undefined;
  if (category?.ids.length === 0 || search?.hits === null) {
    return { ids: [], counts: NO_COUNTS, search: search?.outcome, isCut: false, facts };
  }
  const categoryIds = category?.ids ?? null;
  const hits = search?.hits ?? null;
  const { prod_search: _, ...rest } = query;
  const branches = shelves?.flatMap((id) => branchOf(tree, id));
  const key = JSON.stringify([categoryIds, branches, rest]);
  const listing = computedOnce(catalogue, hits, key, () => {
    const { table } = catalogue;
    const conditions = conditionsOf({ query, table, tree });
    const chosen = chosenFacts(table, query);
    const rows = hits?.rows ?? null;
    const marked = markProducts({ table, hits: rows, categoryIds, conditions, facts: chosen });
    return { ids: pageOf({ catalogue, marked, hits }, query), counts: countFacets(marked) };
  });
  return { ...listing, search: search?.outcome, isCut: search?.isCut ?? false, facts };
}

interface Found {
  catalogue: CatalogueSnapshot;
  marked: Marked;
  hits: SearchHits['hits'];
}

/**
 * Returns the ids of one page. By default a search is ordered by score and a listing by popularity;
 * ties are ordered by id, so that no product is on two pages or on none.
 */
function pageOf(
  { catalogue, marked, hits }: Found,
  { ordering, page }: ProductListQuery,
): number[] {
  const part = { skip: (page - 1) * PRODUCTS_PER_PAGE, take: PRODUCTS_PER_PAGE };
  if (hits && !ordering) return pageByScore(marked, hits satisfies Scored, part);
  return pageInOrder(marked, catalogue.rowsBy(ordering ?? 'popularity'), part);
}
