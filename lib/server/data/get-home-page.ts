import 'server-only';
import { shownDay } from '@/lib/format/dated';
import { cachedUnder, tags } from '../cache';
import { callShopApi } from '../shop-api';
import { visibleSections } from './visible-sections';

/** Everything the home page draws; sections that staff switched off are absent. */
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
    sections: visibleSections([...upper.data, ...lower.data, ...foot.data]),
    newArrivals: fresh.data,
    mustTry: mustTry.data,
    bestSellers: best.data,
    blogs: blogs.data.map((blog) => ({ ...blog, day: shownDay(blog.published_at) })),
    statistics: statistics.data,
  };
}
