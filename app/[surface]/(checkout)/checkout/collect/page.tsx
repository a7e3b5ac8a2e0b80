import type { Metadata } from 'next';
import { personalPage } from '@/app/personal-page';
import { CollectView } from '@/components/checkout/collect-view';
import { RedirectPage } from '@/components/shared/redirect-page';
import { ResetOnVisit } from '@/components/ui/reset-on-visit.client';
import { routes } from '@/lib/routes';
import { getCollectPage } from '@/lib/server/pages/collect';
import { isByRouter } from '@/lib/server/pages/is-by-router';
import { getAccountMetadata } from '@/lib/server/pages/metadata';
import { onSurface, readSurface } from '@/lib/surface';

/** The outcome of a plain form post is in the first response. */
export const instant = false;

export function generateMetadata(): Promise<Metadata> {
  return getAccountMetadata({
    path: routes.collect(),
    title: 'Collect from a store',
    description: 'Choose the store where you collect your order.',
  });
}

async function CollectPage({ params }: { params: Promise<{ surface: string }> }) {
  const [{ surface }, page] = await Promise.all([params, getCollectPage()]);
  if (page === 'login') {
    const href = onSurface(routes.login(routes.collect()), readSurface(surface));
    return <RedirectPage href={href} isByRouter={await isByRouter()} />;
  }
  return (
    <ResetOnVisit>
      <CollectView page={page} />
    </ResetOnVisit>
  );
}

export default personalPage(CollectPage, 'buying');
