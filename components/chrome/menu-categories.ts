import type { Category } from '@/contract/catalogue/category';
import type { TranslatedName, Translations } from '@/contract/kit/translations';
import { featuredCategories } from '@/lib/view/categories';

/** A category as the menus show it. Every page carries all of them, so it has what is displayed alone. */
export interface MenuCategory {
  id: number;
  name: string;
  translations?: Translations<TranslatedName> | undefined;
  /** Of the first level. */
  image?: { src: string; width: number; height: number; widths: number[] };
  children?: MenuCategory[];
}

/** Returns the three levels of categories for the menu. */
export function menuCategories(categories: Category[]): MenuCategory[] {
  return categories.map((category) => {
    const { web_image: image } = category;
    return { ...branchOf(category), ...(image && { image: smallest(image) }) };
  });
}

function branchOf({ children, ...category }: Category): MenuCategory {
  return { ...namesOf(category), ...(children.length > 0 && { children: children.map(branchOf) }) };
}

/** A page in English carries no Hindi. */
function namesOf({ id, name, translations }: Omit<Category, 'children'>): MenuCategory {
  return translations ? { id, name, translations } : { id, name };
}

function smallest({ src, width, height, widths }: NonNullable<Category['web_image']>) {
  return { src, width, height, widths: [Math.min(...widths)] };
}

/** The number of featured categories that fit beside the menu button on a wide screen. */
const MAX_FEATURED = 7;

/** Returns the featured categories for the line below the search. */
export function featuredLinks(categories: Category[]): MenuCategory[] {
  return featuredCategories(categories).slice(0, MAX_FEATURED).map(namesOf);
}
