import type { Metadata } from 'next';
import { NoShelf } from '@/components/catalogue/no-shelf';
import { pageTitle } from '@/lib/seo/metadata';

export const ensureStatic = 'navigation';

export const metadata: Metadata = {
  title: pageTitle('Page not found'),
  description: 'This listing does not exist.',
  robots: { index: false },
};

/**
 * What is sent in place of a page past the end and of an unknown category or brand, with the status
 * 404 (`server/missing-pages.ts`). The router of an open page draws `listing/[query]/not-found.tsx`.
 */
export default function ListingNotFound() {
  return <NoShelf />;
}
