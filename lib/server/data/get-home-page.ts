import 'server-only';
import type { HomeSection, SectionKey } from '@/contract/home';
import { shownDay } from '@/lib/format/dated';
import { cachedUnder, tags } from '../cache';
import { callShopApi } from '../shop-api';

type Sections = Partial<Record<SectionKey, HomeSection>>;

/** Sections by key; those staff switched off are absent. */
function visible(sections: HomeSection[]): Sections {
  const shown = sections.filter((section) => section.is_visible_on_website);
  return Object.fromEntries(shown.map((section) => [section.key, section]));
}

/** Everything the home page draws. */
export async function getHomePage() {
  'use cache';
  cachedUnder(tags.home, tags.products);
  const [banners, upper, lower, foot, fresh, mustTry, best, blogs, statistics] = await Promise.all([
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
  return {
    banners: banners.data,
    sections: visible([...upper.data, ...lower.data, ...foot.data]),
    newArrivals: fresh.data,
    mustTry: mustTry.data,
    bestSellers: best.data,
    blogs: blogs.data.map((blog) => ({ ...blog, day: shownDay(blog.published_at) })),
    statistics: statistics.data,
  };
}

export type HomePage = Awaited<ReturnType<typeof getHomePage>>;
