import type { Facets } from '@/contract/catalogue';
import { formatRupees } from '@/lib/format/money';
import { routes } from '@/lib/routes';
import type { Listing } from '@/lib/routing/listing';
import { listingAddress } from '@/lib/routing/listing';

/** Something the shopper asked for, and the address of the listing without it. */
export interface ActiveFilter {
  label: string;
  href: string;
}

type IdGroup = 'tags' | 'foams' | 'brands';

const withChange = (listing: Listing, change: Partial<Listing>): string =>
  routes.shop(listingAddress({ ...listing, ...change, page: 1 }));

function idFilters(
  listing: Listing,
  group: IdGroup,
  values: { id: number; name: string }[],
  unnamed: string,
): ActiveFilter[] {
  return listing[group].map((id) => ({
    label: values.find((value) => value.id === id)?.name ?? `${unnamed} ${id}`,
    href: withChange(listing, { [group]: listing[group].filter((other) => other !== id) }),
  }));
}

function priceLabel({ priceMin, priceMax }: Listing): string {
  if (priceMin === undefined) return `Up to ${formatRupees(priceMax ?? 0)}`;
  if (priceMax === undefined) return `From ${formatRupees(priceMin)}`;
  return `${formatRupees(priceMin)} to ${formatRupees(priceMax)}`;
}

function priceFilter(listing: Listing): ActiveFilter[] {
  if (listing.priceMin === undefined && listing.priceMax === undefined) return [];
  const href = withChange(listing, { priceMin: undefined, priceMax: undefined });
  return [{ label: priceLabel(listing), href }];
}

function originFilters(listing: Listing): ActiveFilter[] {
  return listing.origins.map((name) => ({
    label: name,
    href: withChange(listing, { origins: listing.origins.filter((other) => other !== name) }),
  }));
}

/** The chosen filters in the order of the filter column, without the search. */
export function chosenFilters(listing: Listing, facets: Facets): ActiveFilter[] {
  return [
    ...idFilters(listing, 'tags', facets.tags, 'Tag'),
    ...idFilters(listing, 'foams', facets.product_foams, 'Product form'),
    ...idFilters(listing, 'brands', facets.brands, 'Brand'),
    ...priceFilter(listing),
    ...(listing.inStock
      ? [{ label: 'In stock only', href: withChange(listing, { inStock: false }) }]
      : []),
    ...originFilters(listing),
  ];
}

/** The search as something to take away, if there is one. */
export function searchFilter(listing: Listing): ActiveFilter[] {
  if (!listing.search) return [];
  return [{ label: `“${listing.search}”`, href: withChange(listing, { search: undefined }) }];
}

/** The listing without its filters: category, search and order stay. */
export function withoutFilters(listing: Listing): string {
  const { category, categoryName, search, sort } = listing;
  return routes.shop({ category, category_name: categoryName, search, sort });
}

/** The shelf as it is before anyone searches or filters; the order stays. */
export function withoutAnything({ category, categoryName, sort }: Listing): string {
  return routes.shop({ category, category_name: categoryName, sort });
}
