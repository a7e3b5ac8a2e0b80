import 'server-only';
import type { HomeBlog, HomeSection, SectionKey } from '@/contract/content/home';
import type { Language } from '@/contract/shop/languages';
import { contentRoutes } from '@/lib/content-routes';
import { toDisplayedDay } from '@/lib/format/dates';
import { getLanguage } from '@/lib/language/get-text';
import { cachedUnder, cacheTags } from '@/lib/server/api/cache';
import { callShopApi } from '@/lib/server/api/shop-api';
import { titleIn } from '@/lib/server/pages/blogs';
import { withNamesOfPage } from '@/lib/server/pages/page-names';
import { answersOrNulls } from '@/lib/server/pages/secondary';
import type { BlogTeaser } from '@/lib/view/blogs';

/**
 * Returns the data of the home page. Sections that staff switched off are absent, and so are the
 * rows of a call that failed.
 */
export async function getHomePage() {
  'use cache';
  cachedUnder(cacheTags.home, cacheTags.products);
  const [banners, upper, lower, foot, fresh, mustTry, best, blogs, statistics] =
    await answersOrNulls([
      callShopApi('listBanners', { query: { sequence: 'Upper' } }),
      callShopApi('listSections', { query: { type: 'upper' } }),
      callShopApi('listSections', { query: { type: 'lower' } }),
      callShopApi('listLowerSections', {}),
      callShopApi('listNewArrivals', {}),
      callShopApi('listMustTry', {}),
      callShopApi('listBestOfAllTime', {}),
      callShopApi('listHomeBlogs', {}),
      callShopApi('listStatistics', {}),
    ]);
  const language = await getLanguage();
  return withNamesOfPage({
    banners: dataOf(banners),
    sections: visibleSections([upper, lower, foot].flatMap(dataOf)),
    newArrivals: dataOf(fresh),
    mustTry: dataOf(mustTry),
    bestSellers: dataOf(best),
    blogs: dataOf(blogs).map((blog) => toTeaser(blog, language)),
    statistics: dataOf(statistics),
  });
}

function dataOf<Row>(answer: { data: Row[] } | null): Row[] {
  return answer?.data ?? [];
}

/** Returns the sections of the home page by key, without those that staff switched off. */
export function visibleSections(sections: HomeSection[]): Partial<Record<SectionKey, HomeSection>> {
  const visible = sections.filter((section) => section.is_visible_on_website);
  return Object.fromEntries(visible.map((section) => [section.key, section]));
}

function toTeaser(blog: HomeBlog, language: Language): BlogTeaser {
  const { id, banner, published_at } = blog;
  return {
    id,
    title: titleIn(blog, language),
    path: contentRoutes.blog(id, blog.title),
    banner,
    day: toDisplayedDay(published_at),
    excerpt: '',
  };
}
