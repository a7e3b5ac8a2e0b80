'use client';

import { ListingError } from '@/components/catalogue/listing-error.client';

/** The error page of a listing that could not be read; it is never cached. */
export default function ListingPageError({ error }: { error: { digest?: string } }) {
  return <ListingError digest={error.digest} />;
}
