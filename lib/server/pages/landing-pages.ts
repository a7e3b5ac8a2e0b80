import 'server-only';
import type { LandingPageLink } from '@/contract/content/landing-pages';
import { foundOrNull } from '@/lib/api-error';
import { contentRoutes } from '@/lib/content-routes';
import { getLanguage } from '@/lib/language/get-text';
import { atLeastOne } from '@/lib/routing/paths-rendered-ahead';
import { cachedUnder, cacheTags } from '@/lib/server/api/cache';
import { callShopApi } from '@/lib/server/api/shop-api';
import { withHeadingAnchors } from '@/lib/server/heading-anchors';
import { cleanHtml } from '@/lib/server/rich-text';
import type { FrameLink } from '@/lib/view/frame';
import { answerOrNull } from './secondary';

/** Returns the published pages of the staff; none while they cannot be read. */
export async function getLandingPages(): Promise<LandingPageLink[]> {
  'use cache';
  cachedUnder(cacheTags.landingPages);
  const query = { language: await getLanguage() };
  return (await answerOrNull(callShopApi('listLandingPages', { query })))?.data ?? [];
}

/** Returns the links of these pages at one place of the frame. */
export async function getFrameLinks(place: LandingPageLink['place']): Promise<FrameLink[]> {
  const pages = await getLandingPages();
  return pages
    .filter((page) => page.place === place)
    .map(({ id, name, title }) => ({ text: title, href: contentRoutes.landingPage(id, name) }));
}

const NO_PAGE = { id: 1, name: '' };

/** Returns the path of each of these pages, or one that is missing. */
export async function getLandingPagePaths(): Promise<{ id: string; slug: string }[]> {
  const pages = atLeastOne<Pick<LandingPageLink, 'id' | 'name'>>(await getLandingPages(), NO_PAGE);
  return pages.map(({ id, name }) => {
    const [, , , slug = ''] = contentRoutes.landingPage(id, name).split('/');
    return { id: String(id), slug };
  });
}

/** Returns a page that staff have written, as it is displayed, or null if there is none. */
export async function getDisplayedLandingPage(id: number) {
  'use cache';
  cachedUnder(cacheTags.landingPages, cacheTags.products);
  const query = { language: await getLanguage() };
  const found = await foundOrNull(callShopApi('getLandingPage', { params: { id }, query }));
  if (!found) return null;
  const { content, products, name, ...page } = found.data;
  // A review is published, changed and withdrawn at its product.
  cachedUnder(...products.map(({ product }) => cacheTags.product(product.id)));
  return {
    ...page,
    path: contentRoutes.landingPage(id, name),
    ...withHeadingAnchors(cleanHtml(content)),
    products: products.map(({ product }) => product),
  };
}
