import type { Metadata } from 'next';
import { NoShelf } from '@/components/catalogue/no-shelf';
import { getMissingMetadata } from '@/lib/server/pages/metadata';

export const ensureStatic = 'navigation';

/** A missing page has a title in its language, as any other. */
export function generateMetadata(): Promise<Metadata> {
  return getMissingMetadata();
}

/**
 * What is sent in place of a page past the end and of an unknown category or brand, with the status
 * 404 (`server/missing-pages.ts`). The router of an open page draws `listing/[query]/not-found.tsx`.
 */
export default function ListingNotFound() {
  return <NoShelf />;
}
