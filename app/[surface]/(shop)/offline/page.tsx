import type { Metadata } from 'next';
import { OfflineView } from '@/components/offline/offline-view';
import { getText } from '@/lib/language/get-text';
import { pageTitle } from '@/lib/seo/metadata';

export const ensureStatic = 'navigation';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getText();
  return {
    title: pageTitle(t('No connection')),
    description: t('The shop cannot be reached.'),
    robots: { index: false },
  };
}

/** The page that the service worker has stored for the time without a connection. */
export default function Offline() {
  return <OfflineView />;
}
