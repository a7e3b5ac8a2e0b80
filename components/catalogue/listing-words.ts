import type { ProductListAnswer } from '@/contract/catalogue';
import type { Listing } from '@/lib/routing/listing';

type CategoryPath = ProductListAnswer['category_path'];

/** The name of the shelf: the category, or everything. */
export function shelfName({ categoryName }: Listing, path: CategoryPath): string {
  return path.at(-1)?.name ?? categoryName ?? 'All products';
}

/** The h1 of a listing. */
export function listingHeading(listing: Listing, path: CategoryPath): string {
  return listing.search ? `Results for “${listing.search}”` : shelfName(listing, path);
}

/** `1 product`, `53 products`. */
export function productCount(total: number): string {
  return `${total.toLocaleString('en-IN')} ${total === 1 ? 'product' : 'products'}`;
}
