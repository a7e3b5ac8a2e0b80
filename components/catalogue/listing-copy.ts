import type { Brand } from '@/contract/catalogue/brand';
import type { ProductListAnswer } from '@/contract/catalogue/catalogue';
import type { Category } from '@/contract/catalogue/category';
import type { TranslatedName, Translations } from '@/contract/kit/translations';
import { type TextWithValues, withValues } from '@/contract/messages/text-with-values';
import { grouped } from '@/contract/shop/grouped';
import { countOf } from '@/lib/format/counter';
import { inEnglish, type Translate } from '@/lib/language/translate';
import { routes } from '@/lib/routes';
import type { Listing } from '@/lib/routing/listing';
import type { Crumb } from '@/lib/seo/json-ld';
import { featuredCategories } from '@/lib/view/categories';

type CategoryPath = ProductListAnswer['category_path'];

/** What a listing is limited to. */
export interface ListingLimits {
  /** Root first; empty without a category. */
  path: CategoryPath;
  /** The brand whose page it is. */
  brand?: Brand | undefined;
  /** The categories that the filter of the whole shop has. */
  shelves?: Shelf[];
}

/** Returns the name of the category, brand or chosen shelves, or "All products". */
function shelfName(
  { categoryName }: Listing,
  { path, brand, shelves = [] }: ListingLimits,
  t: Translate,
): string {
  const category = path.at(-1);
  const chosen = shelves.map(t.nameOf).join(', ') || undefined;
  const name = brand?.name ?? (category && t.nameOf(category)) ?? categoryName;
  return name ?? chosen ?? t('All products');
}

/** Returns the h1 of a listing in the language of `t`. */
export function listingHeading(
  listing: Listing,
  limits: ListingLimits,
  t: Translate = inEnglish,
): string {
  return listing.search
    ? t('Results for “{search}”', { search: listing.search })
    : shelfName(listing, limits, t);
}

/** `1 product`, `53 products`; `10,000+ products` when a search counted no further. */
export function productCount(
  answer: Pick<ProductListAnswer, 'total_count' | 'total_is_at_least'>,
): TextWithValues {
  const { total_count: total, total_is_at_least: isAtLeast } = answer;
  if (isAtLeast && total > 0) {
    return withValues('{count}+ products', { count: grouped(total) });
  }
  return countOf(total, 'product');
}

/** Returns the breadcrumbs of a listing: home, the shop, the categories down to its own or the brand. */
export function listingTrail(
  listing: Listing,
  limits: ListingLimits,
  t: Translate = inEnglish,
): Crumb[] {
  const { path, brand } = limits;
  const shelves = [
    { label: 'Home', href: routes.home() },
    { label: 'Shop', href: routes.shop() },
    ...path.map((category) => ({ label: t.nameOf(category), href: routes.category(category) })),
    ...(brand ? [{ label: brand.name, href: routes.brand(brand) }] : []),
  ];
  if (listing.search || (listing.categoryName && path.length === 0)) {
    return [...shelves, { label: listingHeading(listing, limits, t) }];
  }
  const here = shelves.at(-1);
  return here ? [...shelves.slice(0, -1), { label: here.label }] : [];
}

/** A category that a listing links to. */
export interface Shelf {
  id: number;
  name: string;
  translations?: Translations<TranslatedName> | undefined;
}

/** Returns the categories below the chosen one; none without one. */
export function subCategoriesOf(categories: readonly Category[], path: CategoryPath): Shelf[] {
  const chosen = path.reduce<readonly Category[]>(
    (level, { id }) => level.find((category) => category.id === id)?.children ?? [],
    categories,
  );
  return path.length === 0
    ? []
    : chosen.map(({ id, name, translations }) => ({ id, name, translations }));
}

const MAIN_SHELVES = 6;

/** Returns the first featured categories, for a search that found nothing. */
export function mainShelves(categories: readonly Category[]): Shelf[] {
  return featuredCategories(categories)
    .slice(0, MAIN_SHELVES)
    .map(({ id, name, translations }) => ({ id, name, translations }));
}
