import type { Metadata } from 'next';
import { JsonLd } from '@/components/shared/raw-html';
import { StoresView } from '@/components/stores/stores-view';
import { contentRoutes } from '@/lib/content-routes';
import { routes } from '@/lib/routes';
import { citiesOfSegment, citiesSegment } from '@/lib/routing/store-cities';
import { breadcrumbList, graph } from '@/lib/seo/json-ld';
import { storeNode } from '@/lib/seo/store-node';
import { serverConfig } from '@/lib/server/config';
import { getPublicMetadata } from '@/lib/server/pages/metadata';
import { getStores } from '@/lib/server/pages/stores';

export const ensureStatic = 'navigation';

interface Props {
  params: Promise<{ cities: string }>;
}

/** Prerenders all stores; a choice of cities renders at its first visit. */
export function generateStaticParams() {
  return [{ cities: citiesSegment([]) }];
}

/** Search engines know the page without a choice only. */
export async function generateMetadata(): Promise<Metadata> {
  return getPublicMetadata({
    path: contentRoutes.storeLocator(),
    title: 'Stores',
    description: 'Addresses, opening hours and phone numbers of our stores, by city.',
    keywords: 'organic store, ayurvedic store, store near me',
  });
}

export default async function StoreLocatorPage({ params }: Props) {
  const { cities } = await params;
  const sections = await getStores();
  const { publicOrigin: origin } = serverConfig();
  const trail = [{ label: 'Home', href: routes.home() }, { label: 'Stores' }];
  const stores = sections.flatMap((section) => section.stores);
  return (
    <>
      <JsonLd
        data={graph(
          breadcrumbList(trail, origin),
          ...stores.map((store) => storeNode(store, origin)),
        )}
      />
      <StoresView sections={sections} chosen={citiesOfSegment(cities)} trail={trail} />
    </>
  );
}
