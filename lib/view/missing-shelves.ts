import type { Category } from '@/contract/catalogue/category';
import type { HomeProduct } from '@/contract/content/home';

/** The answer of `GET /api/missing`: what a page offers that does not exist. */
export interface NotFoundShelves {
  /** The first six featured categories, without their children. */
  categories: Category[];
  bestSellers: HomeProduct['product'][];
}
