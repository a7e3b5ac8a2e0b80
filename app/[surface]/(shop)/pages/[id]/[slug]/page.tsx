import type { Metadata } from 'next';
import { notFound, permanentRedirect } from 'next/navigation';
import { LandingPageView } from '@/components/content/landing-page-view';
import { trailTo } from '@/components/content/trail';
import { JsonLd } from '@/components/shared/raw-html';
import { readId } from '@/contract/kit/ids';
import { breadcrumbList, graph } from '@/lib/seo/json-ld';
import { serverConfig } from '@/lib/server/config';
import { getDisplayedLandingPage, getLandingPagePaths } from '@/lib/server/pages/landing-pages';
import { getPublicMetadata } from '@/lib/server/pages/metadata';
import { onSurface, type Surface } from '@/lib/surface';

export const ensureStatic = 'navigation';

interface Props {
  params: Promise<{ surface: Surface; id: string; slug: string }>;
}

/** Prerenders the pages that staff have written so far; a new one renders at its first visit. */
export function generateStaticParams() {
  return getLandingPagePaths();
}

async function readPage(params: Props['params']) {
  const { surface, id, slug } = await params;
  const page = (await getDisplayedLandingPage(readId(id) ?? notFound())) ?? notFound();
  if (!page.path.endsWith(`/${slug}`)) permanentRedirect(onSurface(page.path, surface));
  return page;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { path, title, lead, meta_description: description } = await readPage(params);
  return getPublicMetadata({ path, title, description: description || lead, keywords: title });
}

export default async function LandingPage({ params }: Props) {
  const page = await readPage(params);
  const trail = trailTo(page.title);
  return (
    <>
      <LandingPageView page={page} trail={trail} />
      <JsonLd
        origin={serverConfig().publicOrigin}
        data={graph(breadcrumbList(trail, serverConfig().publicOrigin))}
      />
    </>
  );
}
