import type { Metadata } from 'next';
import { NotFoundView } from '@/components/chrome/not-found-view';
import { pageTitle } from '@/lib/seo/metadata';

export const ensureStatic = 'navigation';

export const metadata: Metadata = {
  title: pageTitle('Page not found'),
  description: 'This address leads nowhere.',
  robots: { index: false },
};

/**
 * The page that unknown addresses redirect to, inside the shop's frame. The server gives it the
 * status 404 (`server/missing-pages.ts`).
 */
export default function PageNotFound() {
  return <NotFoundView />;
}
