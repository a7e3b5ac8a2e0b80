import type { Metadata } from 'next';
import { trailTo } from '@/components/content/trail';
import { VaidyaView } from '@/components/content/vaidya-view';
import { JsonLd } from '@/components/shared/raw-html';
import { contentRoutes } from '@/lib/content-routes';
import { breadcrumbList, graph } from '@/lib/seo/json-ld';
import { serverConfig } from '@/lib/server/config';
import { getContentPage } from '@/lib/server/pages/content';
import { getPublicMetadata } from '@/lib/server/pages/metadata';

export const ensureStatic = 'navigation';

export async function generateMetadata(): Promise<Metadata> {
  return getPublicMetadata({
    path: contentRoutes.consultOurVaidya(),
    title: 'Consult our vaidya',
    description: 'Book an online ayurvedic consultation: how it works and what to prepare.',
    keywords: 'ayurvedic consultation, vaidya, online consultation',
  });
}

export default async function ConsultOurVaidyaPage() {
  const text = await getContentPage('consult-our-vaidya');
  const trail = trailTo(text.title);
  return (
    <>
      <JsonLd data={graph(breadcrumbList(trail, serverConfig().publicOrigin))} />
      <VaidyaView text={text} trail={trail} />
    </>
  );
}
