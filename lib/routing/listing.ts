import type { Ordering } from '@/contract/catalogue';
import { ORDERINGS } from '@/contract/catalogue';
import { readId } from '@/contract/ids';
import { MAX_SEARCH_LENGTH } from '@/contract/limits';
import type { FilterValues } from '@/contract/listing-filters';
import { filterAddress, filterValues } from '@/contract/listing-filters';
import type { ShopAddress } from '@/lib/routes';
import { routes } from '@/lib/routes';

/** The listing of /shop: the query as checked values. */
export interface Listing {
  page: number;
  category?: number;
  categoryName?: string;
  /** The name of a brand, where the query has no id of one. */
  brandName?: string;
  search?: string;
  filters: FilterValues;
  sort?: Ordering;
}

const ids = (params: URLSearchParams, key: string): number[] =>
  [...new Set(params.getAll(key).flatMap((value) => readId(value) ?? []))]
    .sort((a, b) => a - b)
    .slice(0, 50);

/** Reads a page number by the pattern of `rewrites.mjs`, within the limit of the API. */
function pageNumber(value: string | null): number {
  return value && /^[1-9]\d{0,4}$/.test(value) ? Number(value) : 1;
}

function rupees(value: string | null): number | undefined {
  if (!value || !/^\d{1,7}(\.\d{1,2})?$/.test(value)) return undefined;
  return Number(value);
}

function searchText(value: string | null, maxLength: number): string | undefined {
  const plain = value?.replace(/[\s\p{Cc}]+/gu, ' ').trim();
  return plain?.slice(0, maxLength).trimEnd() || undefined;
}

const isName = (name: string): boolean => /^[\p{L} .'-]{2,60}$/u.test(name);

const filtersOf = (params: URLSearchParams): FilterValues =>
  filterValues({
    ids: (name) => ids(params, name),
    names: (name) => [...new Set(params.getAll(name).filter(isName))].sort(),
    rupees: (name) => ({
      min: rupees(params.get(`${name}_min`)),
      max: rupees(params.get(`${name}_max`)),
    }),
    switch: (name) => params.get(name) === 'true',
  });

/** Reads the query of /shop. Ignores invalid values, never throws. */
export function parseListing(params: URLSearchParams): Listing {
  const sort = params.get('sort');
  const filters = filtersOf(params);
  return {
    page: pageNumber(params.get('page')),
    category: readId(params.get('category') ?? ''),
    categoryName: searchText(params.get('category_name'), 100),
    search: searchText(params.get('search'), MAX_SEARCH_LENGTH),
    brandName: filters.brand.length > 0 ? undefined : searchText(params.get('brand_name'), 100),
    filters,
    sort: ORDERINGS.find((ordering) => ordering === sort),
  };
}

/** Returns the query of a listing, always in the same order. */
export function listingAddress(listing: Listing): ShopAddress {
  return {
    category: listing.category,
    // A category id is sufficient; its name would only make a second URL of the same page.
    category_name: listing.category ? undefined : listing.categoryName,
    brand_name: listing.brandName,
    search: listing.search,
    ...filterAddress(listing.filters),
    sort: listing.sort,
    page: listing.page,
  };
}

/**
 * Returns the path segment under which a listing is rendered and cached: `all`, `category~3D401`.
 * Encoding or decoding the path does not change it, so Next.js has one cache key for a page.
 */
export function listingSegment(listing: Listing): string {
  const query = routes.shop(listingAddress(listing)).split('?')[1];
  return query ? encodeURIComponent(query).replaceAll('%', '~') : 'all';
}

/** Reads a listing from its path segment. */
export function listingOfSegment(segment: string): Listing {
  const query = segment === 'all' ? '' : decodeURIComponent(segment.replaceAll('~', '%'));
  return parseListing(new URLSearchParams(query));
}

/**
 * True if search engines may index it: all products or a category, not searched, filtered or
 * sorted.
 */
export function isIndexable(listing: Listing): boolean {
  const plain = parseListing(new URLSearchParams());
  return listingSegment({ ...listing, page: 1, category: undefined }) === listingSegment(plain);
}
