import type { Metadata } from 'next';
import { FaqView } from '@/components/content/faq-view';
import { trailTo } from '@/components/content/trail';
import { JsonLd } from '@/components/shared/raw-html';
import { contentRoutes } from '@/lib/content-routes';
import { faqNode } from '@/lib/seo/faq-node';
import { breadcrumbList, graph } from '@/lib/seo/json-ld';
import { serverConfig } from '@/lib/server/config';
import { getFaqGroups } from '@/lib/server/pages/content';
import { getPublicMetadata } from '@/lib/server/pages/metadata';

export const ensureStatic = 'navigation';

export async function generateMetadata(): Promise<Metadata> {
  return getPublicMetadata({
    path: contentRoutes.faq(),
    title: 'Help and FAQ',
    description: 'Answers about the shop, the products, orders and bulk enquiries.',
    keywords: 'faq, help, questions',
  });
}

export default async function FaqPage() {
  const groups = await getFaqGroups();
  const trail = trailTo('Help and FAQ');
  return (
    <>
      <FaqView groups={groups} trail={trail} />
      <JsonLd data={graph(faqNode(groups), breadcrumbList(trail, serverConfig().publicOrigin))} />
    </>
  );
}
