import 'server-only';
import { getHomePage } from '@/lib/server/pages/home';
import { getCategories } from '@/lib/server/pages/shop';
import type { NotFoundShelves } from '@/lib/view/categories';
import { featuredCategories } from '@/lib/view/categories';

const PLATES = 6;
const PRODUCTS = 8;

/** Returns what the screen for a missing page offers. @throws ApiError */
export async function getMissingShelves(): Promise<NotFoundShelves> {
  const [home, categories] = await Promise.all([getHomePage(), getCategories()]);
  return {
    categories: featuredCategories(categories)
      .slice(0, PLATES)
      .map((category) => ({ ...category, children: [] })),
    bestSellers: home.bestSellers.slice(0, PRODUCTS).map(({ product }) => product),
  };
}
