import type { ProductListAnswer } from '@/contract/catalogue';
import { routes } from '@/lib/routes';
import type { Listing } from '@/lib/routing/listing';
import { listingHeading } from './listing-words';

interface Crumb {
  label: string;
  /** Absent for the listing itself, which is always the last. */
  href?: string;
}

/** The way to a listing: home, the shop, the categories down to its own. */
export function listingTrail(listing: Listing, path: ProductListAnswer['category_path']): Crumb[] {
  const shelves = [
    { label: 'Home', href: routes.home() },
    { label: 'Shop', href: routes.shop() },
    ...path.map(({ id, name }) => ({ label: name, href: routes.shop({ category: id }) })),
  ];
  if (listing.search || (listing.categoryName && path.length === 0)) {
    return [...shelves, { label: listingHeading(listing, path) }];
  }
  const here = shelves.at(-1);
  return here ? [...shelves.slice(0, -1), { label: here.label }] : [];
}
