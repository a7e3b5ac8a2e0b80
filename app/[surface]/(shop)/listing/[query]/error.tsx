'use client';

import { ListingError } from '@/components/catalogue/listing-error.client';

/** The listing could not be read: nothing of that is ever cached. */
export default function ListingPageError() {
  return <ListingError />;
}
