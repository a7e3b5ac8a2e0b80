import type { Metadata } from 'next';
import { NoShelf } from '@/components/catalogue/no-shelf';
import { getMissingMetadata } from '@/lib/server/pages/metadata';

/** A missing listing has a title as any other page. */
export function generateMetadata(): Promise<Metadata> {
  return getMissingMetadata();
}

/** The answer to a page past the end and to an unknown category or brand; its status is 404. */
export default function ListingNotFound() {
  return <NoShelf />;
}
