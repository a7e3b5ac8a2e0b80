import { type Listing, listingSegment } from '@/lib/routing/listing';

/**
 * Returns the id of a view's only form. Search, sort and filters are in separate parts of the page
 * and refer to it with their `form` attribute.
 */
export function listingFormId(listing: Listing): string {
  return `listing-${listingSegment(listing)}`;
}
