import type { Metadata } from 'next';
import { NotFoundView } from '@/components/chrome/not-found-view';
import { getMissingMetadata } from '@/lib/server/pages/metadata';

export const ensureStatic = 'navigation';

/** A missing page has a title in its language, as any other. */
export function generateMetadata(): Promise<Metadata> {
  return getMissingMetadata();
}

/**
 * The page that unknown addresses redirect to, inside the shop's frame. The server gives it the
 * status 404 (`server/missing-pages.ts`).
 */
export default function PageNotFound() {
  return <NotFoundView />;
}
