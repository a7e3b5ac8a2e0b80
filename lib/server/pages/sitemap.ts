import 'server-only';
import type { Category } from '@/contract/category';
import { builtPages } from '@/contract/pages';
import { routes } from '@/lib/routes';
import { cachedUnder, cacheTags } from '@/lib/server/api/cache';
import { callShopApi } from '@/lib/server/api/shop-api';
import { getCategories } from './shop';

/** A sitemap may have 50,000 URLs; this leaves room for the categories. */
const MAX_PRODUCTS = 45_000;

function flatten(categories: Category[]): Category[] {
  return categories.flatMap((category) => [category, ...flatten(category.children)]);
}

async function productPaths(): Promise<string[]> {
  const paths: string[] = [];
  for (let page = 1, pages = 1; page <= pages && paths.length < MAX_PRODUCTS; page += 1) {
    const answer = await callShopApi('listProducts', { query: { page } });
    pages = answer.total_pages;
    paths.push(...answer.data.data.map(({ id, name }) => routes.product(id, name)));
  }
  return paths;
}

/** Returns the pages of the table that have a fixed public path. */
function staticPaths(): string[] {
  return builtPages().flatMap(({ path, inSitemap }) => (inSitemap ? [path] : []));
}

/** Returns every path to index: home, pages about the shop, categories, products. */
export async function getSitemap(): Promise<string[]> {
  'use cache';
  cachedUnder(cacheTags.products, cacheTags.categories);
  const categories = flatten(await getCategories());
  return [
    ...staticPaths(),
    ...categories.map(({ id }) => routes.shop({ category: id })),
    ...(await productPaths()),
  ];
}
