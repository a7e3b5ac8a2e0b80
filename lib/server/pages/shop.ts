import 'server-only';
import type { Brand } from '@/contract/catalogue/brand';
import type {
  ProductListAnswer,
  ProductListItem,
  ProductListQuery,
} from '@/contract/catalogue/catalogue';
import type { Category } from '@/contract/catalogue/category';
import { filterQuery } from '@/contract/catalogue/listing-filters';
import type { Language } from '@/contract/shop/languages';
import { ApiError } from '@/lib/api-error';
import { getLanguage } from '@/lib/language/get-text';
import { routes } from '@/lib/routes';
import { type Listing, listingOfSegment, onPageOfBrand } from '@/lib/routing/listing';
import { ownerOfPath } from '@/lib/routing/listing-path';
import { cachedUnder, cacheTags } from '@/lib/server/api/cache';
import { callShopApi } from '@/lib/server/api/shop-api';
import { withNamesIn, withNamesOfPage } from '@/lib/server/pages/page-names';
import { answerOrNull } from '@/lib/server/pages/secondary';

function toQuery(listing: Listing): ProductListQuery {
  return {
    page: listing.page,
    category_id: listing.category,
    category_name: listing.category ? undefined : listing.categoryName,
    ordering: listing.sort,
    prod_search: listing.search,
    ...filterQuery(listing.filters),
    ...(listing.brand && { brand: [listing.brand] }),
  };
}

/** A listing with its products. */
export interface ShopPage {
  /** As its address should be: on the page of its category or brand, under its present name. */
  listing: Listing;
  answer: ProductListAnswer;
  /** The brand whose page it is. */
  brand?: Brand | undefined;
}

/**
 * Returns one page of a listing, or null if there is no such category or brand. `segment` is the
 * result of `listingSegment`.
 */
export async function getShopPage(segment: string): Promise<ShopPage | null> {
  'use cache';
  cachedUnder(cacheTags.products, cacheTags.categories);
  const listing = await withBrand(listingOfSegment(segment));
  const brand = listing?.brand ? await findBrand((one) => one.id === listing.brand) : undefined;
  if (!listing || (listing.brand && !brand)) return null;
  const answer = await withNamesOfPage(
    await callShopApi('listProducts', { query: toQuery(listing) }),
  );
  const category = answer.category_path.at(-1);
  if (listing.category && !category) return null;
  return { listing: named(listing, { category, brand }), answer, brand };
}

/** Replaces the name of a brand by the brand. */
async function withBrand({ brandName, ...listing }: Listing): Promise<Listing | null> {
  if (!brandName) return listing;
  const wanted = brandName.toLowerCase();
  const brand = await findBrand(({ name }) => name.toLowerCase() === wanted);
  if (!brand) return null;
  return onPageOfBrand({ ...listing, filters: { ...listing.filters, brand: [brand.id] } });
}

async function findBrand(isWanted: (brand: Brand) => boolean): Promise<Brand | undefined> {
  return (await getBrands()).find(isWanted);
}

interface Owners {
  category?: { id: number; name: string } | undefined;
  brand?: Brand | undefined;
}

/** Puts a listing on the page of its category or brand, under the name it has now. */
function named(listing: Listing, { category, brand }: Owners): Listing {
  if (brand) return { ...listing, ...ownerOfPath(routes.brand(brand)) };
  if (!category) return listing;
  return { ...listing, ...ownerOfPath(routes.category(category)), categoryName: undefined };
}

/** Returns all brands. */
async function getBrands(): Promise<Brand[]> {
  'use cache';
  cachedUnder(cacheTags.products);
  const { data } = await callShopApi('listBrands', {});
  return data;
}

const POPULAR = 4;

/** Returns the most popular products, for a listing without any; none if they cannot be read. */
export async function getPopularCards(): Promise<ProductListItem[]> {
  'use cache';
  cachedUnder(cacheTags.products);
  const query = { page: 1, in_stock: true };
  const answer = await answerOrNull(callShopApi('listProducts', { query }));
  return withNamesOfPage(answer?.data.data.slice(0, POPULAR) ?? []);
}

/** Returns the category tree without the packing materials, for header and home page. */
export async function getCategories(): Promise<Category[]> {
  return getCategoriesIn(await getLanguage());
}

/** Returns the same in a language; only a page has one of its own. */
export async function getCategoriesIn(language: Language): Promise<Category[]> {
  'use cache';
  cachedUnder(cacheTags.categories);
  const { categories } = await callShopApi('listCategories', { query: { list: true } });
  return withNamesIn(language, categories as Category[]);
}

const MAX_RUPEES = 150;
const HOW_MANY = 8;

/** Returns a few low-priced products in stock; none while the API is unavailable. */
export async function getSmallThings(): Promise<ProductListItem[]> {
  try {
    return await readSmallThings();
  } catch (error) {
    if (error instanceof ApiError) return [];
    throw error;
  }
}

async function readSmallThings(): Promise<ProductListItem[]> {
  'use cache';
  cachedUnder(cacheTags.products);
  const { data } = await callShopApi('listProducts', {
    query: { page: 1, price_max: MAX_RUPEES, in_stock: true },
  });
  return withNamesOfPage(data.data.slice(0, HOW_MANY));
}
