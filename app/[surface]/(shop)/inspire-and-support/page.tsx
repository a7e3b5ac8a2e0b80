import type { Metadata } from 'next';
import { PartnersView } from '@/components/content/partners-view';
import { trailTo } from '@/components/content/trail';
import { JsonLd } from '@/components/shared/raw-html';
import { contentRoutes } from '@/lib/content-routes';
import { breadcrumbList, graph } from '@/lib/seo/json-ld';
import { serverConfig } from '@/lib/server/config';
import { getContentPage, getPartners } from '@/lib/server/pages/content';
import { getPublicMetadata } from '@/lib/server/pages/metadata';

export const ensureStatic = 'navigation';

export async function generateMetadata(): Promise<Metadata> {
  return getPublicMetadata({
    path: contentRoutes.inspireAndSupport(),
    title: 'Inspire and support',
    description: 'The shelters, collectives and schools that we buy from and support.',
    keywords: 'gaushala, women’s collective, farmer group',
  });
}

export default async function InspireAndSupportPage() {
  const [text, partners] = await Promise.all([
    getContentPage('inspire-and-support'),
    getPartners(),
  ]);
  const trail = trailTo(text.title);
  return (
    <>
      <JsonLd data={graph(breadcrumbList(trail, serverConfig().publicOrigin))} />
      <PartnersView text={text} partners={partners} trail={trail} />
    </>
  );
}
