import type { Metadata } from 'next';
import { LandView } from '@/components/content/land-view';
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
    path: contentRoutes.organicLiving(),
    title: 'Organic Living',
    description: 'Plots around a working orchard near Sanand: the land, the way there, visits.',
    keywords: 'plotted land, orchard, organic living',
  });
}

export default async function OrganicLivingPage() {
  await needDepartment('organicLiving');
  const text = await getContentPage('organic-living');
  const trail = trailTo(text.title);
  return (
    <>
      <JsonLd data={graph(breadcrumbList(trail, serverConfig().publicOrigin))} />
      <LandView text={text} trail={trail} />
    </>
  );
}
