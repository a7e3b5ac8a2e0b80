import 'server-only';
import type { Category } from '@/contract/category';
import { routes } from '@/lib/routes';
import { cachedUnder, tags } from '../cache';
import { callShopApi } from '../shop-api';
import { getCategories } from './get-categories';

/** A sitemap may hold 50,000 addresses; this leaves room for the categories. */
const MOST_PRODUCTS = 45_000;

function flatten(categories: Category[]): Category[] {
  return categories.flatMap((category) => [category, ...flatten(category.children)]);
}

async function productPaths(): Promise<string[]> {
  const paths: string[] = [];
  for (let page = 1, pages = 1; page <= pages && paths.length < MOST_PRODUCTS; page += 1) {
    const answer = await callShopApi('listProducts', { query: { page } });
    pages = answer.total_pages;
    paths.push(...answer.data.data.map(({ id, name }) => routes.product(id, name)));
  }
  return paths;
}

/** Every path worth finding: home, the pages about the shop, the categories, the products. */
export async function getSitemap(): Promise<string[]> {
  'use cache';
  cachedUnder(tags.products, tags.categories);
  const categories = flatten(await getCategories());
  return [
    routes.home(),
    routes.shop(),
    routes.giftVoucher(),
    routes.subscriptionPlans(),
    ...categories.map(({ id }) => routes.shop({ category: id })),
    ...(await productPaths()),
  ];
}
