import { factsIn } from '@/contract/catalogue/fact-parameters';
import {
  type FilterValues,
  filterAddress,
  filterValues,
} from '@/contract/catalogue/listing-filters';
import { isOrdering, type Ordering } from '@/contract/catalogue/orderings';
import { readId } from '@/contract/kit/ids';
import { splitLanguage } from '@/contract/shop/languages';
import { MAX_SEARCH_LENGTH } from '@/contract/shop/limits';
import { routes, type ShopAddress, withQuery } from '@/lib/routes';
import { type ListingOwner, ownerOfPath, readSlug } from './listing-path';

/** The listing of an address: its path and query as checked values. */
export interface Listing extends ListingOwner {
  page: number;
  /** The name of a category, where the address has no id of one. */
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
    facts: () => factsIn(params),
  });

/**
 * Reads the query of a listing. Ignores invalid values, never throws. The category of /shop is in
 * its query; the page of a category or brand has an `owner`, which no parameter replaces.
 */
export function parseListing(params: URLSearchParams, owner?: ListingOwner): Listing {
  const sort = params.get('sort');
  const filters = filtersOf(params);
  const own = owner ?? { category: readId(params.get('category') ?? '') };
  const isOfBrand = own.brand !== undefined;
  const namesBrand = !isOfBrand && filters.brand.length === 0;
  return {
    ...own,
    page: pageNumber(params.get('page')),
    // An id is sufficient; its name would only make a second URL of the same page.
    categoryName: own.category ? undefined : searchText(params.get('category_name'), 100),
    search: searchText(params.get('search'), MAX_SEARCH_LENGTH),
    brandName: namesBrand ? searchText(params.get('brand_name'), 100) : undefined,
    filters: isOfBrand ? { ...filters, brand: [] } : filters,
    ...(sort && isOrdering(sort) && { sort }),
  };
}

/** Reads the listing of a URL; null for the URL of another page. */
export function listingOfUrl({ pathname, searchParams }: URL): Listing | null {
  const { path } = splitLanguage(pathname);
  if (path === routes.shop()) return parseListing(searchParams);
  const owner = ownerOfPath(path);
  return owner && parseListing(searchParams, owner);
}

/** Returns the query of a listing, always in the same order. */
function listingQuery(listing: Listing): ShopAddress {
  return {
    category_name: listing.categoryName,
    brand_name: listing.brandName,
    search: listing.search,
    ...filterAddress(listing.filters),
    sort: listing.sort,
    page: listing.page,
  };
}

/** Returns the address of a listing: that of its category or brand, else /shop, with its query. */
export function listingHref(listing: Listing): string {
  const { category, brand, slug: name = '' } = listing;
  if (category) return routes.category({ id: category, name }, listingQuery(listing));
  if (brand) return routes.brand({ id: brand, name }, listingQuery(listing));
  return routes.shop(listingQuery(listing));
}

/**
 * Returns the path segment under which a listing is rendered and cached: `all`,
 * `category~3D401~26slug~3Dcoffee`. Encoding or decoding the path does not change it, so Next.js
 * has one cache key for a page. `rewrites.mjs` writes those of plain listings.
 */
export function listingSegment(listing: Listing): string {
  const { category, brand: of_brand, slug, page } = listing;
  const query = withQuery('', {
    ...{ category, of_brand, slug },
    ...listingQuery(listing),
    page: page === 1 ? undefined : page,
  });
  return query ? encodeURIComponent(query.slice(1)).replaceAll('%', '~') : 'all';
}

/** Reads a listing from its path segment. */
export function listingOfSegment(segment: string): Listing {
  const query = segment === 'all' ? '' : decodeURIComponent(segment.replaceAll('~', '%'));
  const params = new URLSearchParams(query);
  return parseListing(params, {
    category: readId(params.get('category') ?? ''),
    brand: readId(params.get('of_brand') ?? ''),
    slug: readSlug(params.get('slug') ?? ''),
  });
}

/** Returns the first page of a listing without its search, filters and order. */
export function wholeListing({ category, brand, slug, categoryName }: Listing): Listing {
  return { ...parseListing(new URLSearchParams(), { category, brand, slug }), categoryName };
}

const EVERYTHING = listingSegment(parseListing(new URLSearchParams()));

/**
 * True if search engines may index it: all products, a category or a brand, not searched, filtered
 * or sorted.
 */
export function isIndexable(listing: Listing): boolean {
  const nobody = { category: undefined, brand: undefined, slug: undefined };
  return listingSegment({ ...listing, ...nobody, page: 1 }) === EVERYTHING;
}

/**
 * Returns the page of the brand in place of a listing of /shop that one brand alone limits; any
 * other listing as it is.
 */
export function onPageOfBrand(listing: Listing): Listing {
  const [brand, ...others] = listing.filters.brand;
  if (!brand || others.length > 0 || listing.category) return listing;
  const page = { ...listing, brand, filters: { ...listing.filters, brand: [] } };
  return isIndexable({ ...page, sort: undefined }) ? page : listing;
}
