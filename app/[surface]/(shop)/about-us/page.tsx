import type { Metadata } from 'next';
import { AboutView } from '@/components/content/about-view';
import { trailTo } from '@/components/content/trail';
import { JsonLd } from '@/components/shared/raw-html';
import { contentRoutes } from '@/lib/content-routes';
import { breadcrumbList, graph } from '@/lib/seo/json-ld';
import { getCompany } from '@/lib/server/api/settings';
import { serverConfig } from '@/lib/server/config';
import { getAboutPage } from '@/lib/server/pages/content';
import { getPublicMetadata } from '@/lib/server/pages/metadata';

export const ensureStatic = 'navigation';

export async function generateMetadata(): Promise<Metadata> {
  const { about, tagline } = await getCompany();
  return getPublicMetadata({
    path: contentRoutes.aboutUs(),
    title: 'About us',
    description: about,
    keywords: tagline,
  });
}

export default async function AboutUsPage() {
  const page = await getAboutPage();
  const trail = trailTo(page.text.title);
  return (
    <>
      <JsonLd data={graph(breadcrumbList(trail, serverConfig().publicOrigin))} />
      <AboutView {...page} trail={trail} />
    </>
  );
}
