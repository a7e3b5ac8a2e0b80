import { publicPage } from '@/app/public-page';
import { trailTo } from '@/components/content/trail';
import { StoresView } from '@/components/stores/stores-view';
import { contentRoutes } from '@/lib/content-routes';
import { getLanguage } from '@/lib/language/get-text';
import { citiesOfSegment, citiesSegment } from '@/lib/routing/store-cities';
import { storeNode } from '@/lib/seo/store-node';
import { serverConfig } from '@/lib/server/config';
import { getStores } from '@/lib/server/pages/stores';

export const ensureStatic = 'navigation';

interface Props {
  params: Promise<{ cities: string }>;
}

/** Prerenders all stores; a choice of cities renders at its first visit. */
export function generateStaticParams() {
  return [{ cities: citiesSegment([]) }];
}

const { generateMetadata, page } = publicPage<Props>({
  // Search engines know the page without a choice only.
  head: {
    path: contentRoutes.storeLocator(),
    title: 'Stores',
    description: 'Addresses, opening hours and phone numbers of our stores, by city.',
    keywords: 'organic store, ayurvedic store, store near me',
  },
  texts: 'stores',
  async draw({ params }) {
    const { cities } = await params;
    const sections = await getStores(await getLanguage());
    const { publicOrigin: origin } = serverConfig();
    const trail = trailTo('Stores');
    const stores = sections.flatMap((section) => section.stores);
    return {
      trail,
      nodes: stores.map((store) => storeNode(store, origin)),
      view: <StoresView sections={sections} chosen={citiesOfSegment(cities)} trail={trail} />,
    };
  },
});

export { generateMetadata, page as default };
