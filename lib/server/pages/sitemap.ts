import 'server-only';
import { hasPage } from '@/contract/shop/departments';
import { LANGUAGE_CODES } from '@/contract/shop/languages';
import { allPages } from '@/contract/shop/pages';
import { contentRoutes } from '@/lib/content-routes';
import { routes } from '@/lib/routes';
import type { SitemapPage } from '@/lib/seo/sitemap-xml';
import { cachedUnder, cacheTags } from '@/lib/server/api/cache';
import { getCompany } from '@/lib/server/api/settings';
import { callShopApi } from '@/lib/server/api/shop-api';
import { everyCategory } from '@/lib/view/categories';
import { getEventsOf } from './events';
import { getLandingPages } from './landing-pages';
import { getCategoriesIn } from './shop';

/** A sitemap may have 50,000 addresses, those of each language counted. */
const MAX_POSTS = 5_000;

async function blogPages(): Promise<SitemapPage[]> {
  const posts: SitemapPage[] = [];
  for (let page = 1, pages = 1; page <= pages && posts.length < MAX_POSTS; page += 1) {
    const answer = await callShopApi('listBlogs', { query: { page } });
    pages = answer.total_pages;
    posts.push(
      ...answer.blogs.map(({ id, title, translations, published_at, banner_url }) => ({
        path: contentRoutes.blog(id, title),
        languages: LANGUAGE_CODES.filter((code) => code === 'en' || translations?.[code]),
        changedAt: published_at,
        picture: banner_url,
      })),
    );
  }
  return posts;
}

async function eventPaths(): Promise<string[]> {
  const events = await getEventsOf('all_events');
  return events.map(({ id }) => contentRoutes.event(id));
}

/** Search engines do not index the page of a brand without products. */
async function brandsWithProducts(): Promise<{ id: number; name: string }[]> {
  const { facets } = await callShopApi('listProducts', { query: { page: 1 } });
  return facets.brands.filter(({ count }) => count > 0);
}

/** Returns the pages of the table that have a fixed public path, as far as the shop has them. */
async function staticPaths(): Promise<string[]> {
  const company = await getCompany();
  const paths = allPages().flatMap(({ path, inSitemap }) => (inSitemap ? [path] : []));
  return paths.filter((path) => hasPage(company, path));
}

/** Returns every page to index but products: fixed pages, categories, brands, posts, events. */
export async function getSitemap(): Promise<SitemapPage[]> {
  'use cache';
  cachedUnder(cacheTags.categories, cacheTags.products, cacheTags.blogs, cacheTags.events);
  cachedUnder(cacheTags.settings, cacheTags.landingPages);
  const [categories, brands] = await Promise.all([getCategoriesIn('en'), brandsWithProducts()]);
  const paths = [
    ...(await staticPaths()),
    ...everyCategory(categories).map((category) => routes.category(category)),
    ...brands.map((brand) => routes.brand(brand)),
    ...(await eventPaths()),
    ...(await getLandingPages()).map(({ id, name }) => contentRoutes.landingPage(id, name)),
  ];
  return [...paths.map((path) => ({ path })), ...(await blogPages())];
}
