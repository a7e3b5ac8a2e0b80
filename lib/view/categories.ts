import type { Category } from '@/contract/catalogue/category';

/** Returns a category of any level of the tree. */
export function findCategory(
  categories: readonly Category[],
  id: number | null,
): Category | undefined {
  return everyCategory(categories).find((category) => category.id === id);
}

/** Returns the categories of all levels, each before those below it. */
export function everyCategory(categories: readonly Category[]): Category[] {
  return categories.flatMap((category) => [category, ...everyCategory(category.children)]);
}

/** Returns the categories that staff feature, in their order. */
export function featuredCategories(categories: readonly Category[]): Category[] {
  return categories
    .filter((category) => category.featured_order !== null)
    .sort((one, other) => (one.featured_order ?? 0) - (other.featured_order ?? 0));
}
