import 'server-only';
import type { Category } from '@/contract/catalogue/category';
import { type Language, readLanguage } from '@/contract/shop/languages';
import { cachedUnder, cacheTags } from '@/lib/server/api/cache';
import { callShopApi } from '@/lib/server/api/shop-api';
import { withNamesIn } from '@/lib/server/pages/page-names';
import { featuredCategories, type NotFoundShelves } from '@/lib/view/categories';

const PLATES = 6;
const PRODUCTS = 8;

/** Returns what the screen for a missing page offers, in its language. @throws ApiError */
export function getMissingShelves(query: URLSearchParams): Promise<NotFoundShelves> {
  return readShelves(readLanguage(query.get('language')) ?? 'en');
}

async function readShelves(language: Language): Promise<NotFoundShelves> {
  'use cache';
  cachedUnder(cacheTags.home, cacheTags.products, cacheTags.categories);
  const [best, { categories }] = await Promise.all([
    callShopApi('listBestOfAllTime', {}),
    callShopApi('listCategories', { query: { list: true } }),
  ]);
  return withNamesIn(language, {
    categories: featuredCategories(categories as Category[])
      .slice(0, PLATES)
      .map((category) => ({ ...category, children: [] })),
    bestSellers: best.data.slice(0, PRODUCTS).map(({ product }) => product),
  });
}
