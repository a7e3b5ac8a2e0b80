import type { Metadata } from 'next';
import { NotFoundView } from '@/components/chrome/not-found-view';
import { pageTitle } from '@/lib/seo/metadata';

export const metadata: Metadata = {
  title: pageTitle('Page not found'),
  description: 'This address leads nowhere.',
};

/** The 404 page inside the shop's frame, or bare inside the mobile app. */
export default function ShopNotFound() {
  return <NotFoundView />;
}
