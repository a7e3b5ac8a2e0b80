import type { Metadata } from 'next';
import { FranchiseView } from '@/components/content/franchise-view';
import { trailTo } from '@/components/content/trail';
import { JsonLd } from '@/components/shared/raw-html';
import { contentRoutes } from '@/lib/content-routes';
import { breadcrumbList, graph } from '@/lib/seo/json-ld';
import { serverConfig } from '@/lib/server/config';
import { getContentPage } from '@/lib/server/pages/content';
import { needDepartment } from '@/lib/server/pages/departments';
import { getPublicMetadata } from '@/lib/server/pages/metadata';

export const ensureStatic = 'navigation';

export async function generateMetadata(): Promise<Metadata> {
  return getPublicMetadata({
    path: contentRoutes.franchise(),
    title: 'Franchise',
    description: 'Open a store with us: what we look for and whom to call.',
    keywords: 'franchise, organic store partner',
  });
}

export default async function FranchisePage() {
  await needDepartment('franchise');
  const text = await getContentPage('franchise');
  const trail = trailTo(text.title);
  return (
    <>
      <JsonLd data={graph(breadcrumbList(trail, serverConfig().publicOrigin))} />
      <FranchiseView text={text} trail={trail} />
    </>
  );
}
