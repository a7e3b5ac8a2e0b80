import type { Facets } from '@/contract/catalogue/facets';
import type { Listing } from '@/lib/routing/listing';

/** Returns the categories that the filter of the whole shop has, in menu order. */
export function chosenShelves(
  { filters }: Pick<Listing, 'filters'>,
  { categories = [] }: Facets,
): NonNullable<Facets['categories']> {
  return categories.filter(({ id }) => filters.shelf.includes(id));
}
