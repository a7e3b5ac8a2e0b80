import type { Listing } from '@/lib/routing/listing';
import { listingSegment } from '@/lib/routing/listing';

/**
 * The id of a view's one form. Search, sort and filters stand in several places and name it by
 * their `form` attribute.
 */
export function formIdOf(listing: Listing): string {
  return `listing-${listingSegment(listing)}`;
}
