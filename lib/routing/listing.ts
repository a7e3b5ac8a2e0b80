import type { Ordering } from '@/contract/catalogue';
import { ORDERINGS } from '@/contract/catalogue';
import { MAX_SEARCH_LENGTH } from '@/contract/limits';
import type { ShopAddress } from '@/lib/routes';
import { routes } from '@/lib/routes';

/** What /shop shows: the address read into checked values. */
export interface Listing {
  page: number;
  category?: number;
  categoryName?: string;
  search?: string;
  tags: number[];
  foams: number[];
  brands: number[];
  origins: string[];
  priceMin?: number;
  priceMax?: number;
  inStock: boolean;
  sort?: Ordering;
}

const id = (value: string): number[] => (/^[1-9]\d{0,8}$/.test(value) ? [Number(value)] : []);
const ids = (params: URLSearchParams, key: string): number[] =>
  [...new Set(params.getAll(key).flatMap(id))].sort((a, b) => a - b).slice(0, 50);

/** As in `rewrites.mjs`, and within what the API takes. */
function pageNumber(value: string | null): number {
  return value && /^[1-9]\d{0,4}$/.test(value) ? Number(value) : 1;
}

function rupees(value: string | null): number | undefined {
  if (!value || !/^\d{1,7}(\.\d{1,2})?$/.test(value)) return undefined;
  return Number(value);
}

function words(value: string | null, most: number): string | undefined {
  const plain = value?.replace(/[\s\p{Cc}]+/gu, ' ').trim();
  return plain?.slice(0, most).trimEnd() || undefined;
}

/** Reads the query of /shop. What makes no sense is left out, never an error. */
export function parseListing(params: URLSearchParams): Listing {
  const sort = params.get('sort');
  return {
    page: pageNumber(params.get('page')),
    category: id(params.get('category') ?? '')[0],
    categoryName: words(params.get('category_name'), 100),
    search: words(params.get('search'), MAX_SEARCH_LENGTH),
    tags: ids(params, 'tag'),
    foams: ids(params, 'foam'),
    brands: ids(params, 'brand'),
    origins: [
      ...new Set(params.getAll('origin').filter((name) => /^[\p{L} .'-]{2,60}$/u.test(name))),
    ].sort(),
    priceMin: rupees(params.get('price_min')),
    priceMax: rupees(params.get('price_max')),
    inStock: params.get('in_stock') === 'true',
    sort: ORDERINGS.find((ordering) => ordering === sort),
  };
}

/** The listing as an address, always written the same way. */
export function listingAddress(listing: Listing): ShopAddress {
  return {
    category: listing.category,
    // A category id says it all; its name would only make a second address of the same page.
    category_name: listing.category ? undefined : listing.categoryName,
    search: listing.search,
    tag: listing.tags,
    foam: listing.foams,
    brand: listing.brands,
    origin: listing.origins,
    price_min: listing.priceMin,
    price_max: listing.priceMax,
    in_stock: listing.inStock || undefined,
    sort: listing.sort,
    page: listing.page,
  };
}

/**
 * The path segment under which a listing is rendered and cached: `all`, `category~3D401`. Nothing in
 * it changes when a path is encoded or decoded, so Next knows a page by one spelling only.
 */
export function listingSegment(listing: Listing): string {
  const query = routes.shop(listingAddress(listing)).split('?')[1];
  return query ? encodeURIComponent(query).replaceAll('%', '~') : 'all';
}

/** The way back from a path segment. */
export function listingOfSegment(segment: string): Listing {
  const query = segment === 'all' ? '' : decodeURIComponent(segment.replaceAll('~', '%'));
  return parseListing(new URLSearchParams(query));
}

/** True for what search engines may keep: a category or everything, without search, filter or sort. */
export function isIndexable(listing: Listing): boolean {
  const plain = parseListing(new URLSearchParams());
  return listingSegment({ ...listing, page: 1, category: undefined }) === listingSegment(plain);
}
