import type { Metadata } from 'next';
import { NotFoundView } from '@/components/chrome/not-found-view';
import { getMissingMetadata } from '@/lib/server/pages/metadata';

/** A missing page has a title in its language, as any other. */
export function generateMetadata(): Promise<Metadata> {
  return getMissingMetadata();
}

/** The 404 page inside the shop's frame, or bare inside the mobile app. */
export default function ShopNotFound() {
  return <NotFoundView />;
}
