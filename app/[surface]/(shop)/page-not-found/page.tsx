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
 * The page that unknown addresses redirect to, inside the shop's frame. middleware.ts gives it the
 * status 404 (`lib/server/http/missing-page.ts`).
 */
export default function PageNotFound() {
  return <NotFoundView />;
}
