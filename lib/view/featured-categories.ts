import type { Category } from '@/contract/catalogue/category';

/** Returns the categories that staff feature, in their order. */
export function featuredCategories(categories: readonly Category[]): Category[] {
  return categories
    .filter((category) => category.featured_order !== null)
    .sort((one, other) => (one.featured_order ?? 0) - (other.featured_order ?? 0));
}
