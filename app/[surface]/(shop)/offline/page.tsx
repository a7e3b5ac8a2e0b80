import type { Metadata } from 'next';
import { OfflineView } from '@/components/offline/offline-view';
import { pageTitle } from '@/lib/seo/metadata';

export const ensureStatic = 'navigation';

export const metadata: Metadata = {
  title: pageTitle('No connection'),
  description: 'The shop cannot be reached.',
  robots: { index: false },
};

/** The page that the service worker has stored for the time without a connection. */
export default function Offline() {
  return <OfflineView />;
}
