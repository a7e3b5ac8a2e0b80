import 'server-only';
import type { ProductListAnswer, ProductListItem, ProductListQuery } from '@/contract/catalogue';
import type { Category } from '@/contract/category';
import { filterQuery } from '@/contract/listing-filters';
import { ApiError } from '@/lib/api-error';
import type { Listing } from '@/lib/routing/listing';
import { listingOfSegment } from '@/lib/routing/listing';
import { cachedUnder, cacheTags } from '@/lib/server/api/cache';
import { callShopApi } from '@/lib/server/api/shop-api';
import { answerOrNull } from '@/lib/server/pages/secondary';

function toQuery(listing: Listing): ProductListQuery {
  return {
    page: listing.page,
    category_id: listing.category,
    category_name: listing.category ? undefined : listing.categoryName,
    ordering: listing.sort,
    prod_search: listing.search,
    ...filterQuery(listing.filters),
  };
}

/** A listing of /shop with its products. */
export interface ShopPage {
  /** With the id of the brand that the address names. */
  listing: Listing;
  answer: ProductListAnswer;
}

/**
 * Returns one page of /shop, or null if the address names a brand that there is not. `segment` is
 * the result of `listingSegment`.
 */
export async function getShopPage(segment: string): Promise<ShopPage | null> {
  'use cache';
  cachedUnder(cacheTags.products, cacheTags.categories);
  const listing = await withBrand(listingOfSegment(segment));
  if (!listing) return null;
  return { listing, answer: await callShopApi('listProducts', { query: toQuery(listing) }) };
}

async function withBrand({ brandName, ...listing }: Listing): Promise<Listing | null> {
  if (!brandName) return listing;
  const { data } = await callShopApi('listBrands', {});
  const brand = data.find(({ name }) => name.toLowerCase() === brandName.toLowerCase());
  return brand ? { ...listing, filters: { ...listing.filters, brand: [brand.id] } } : null;
}

const POPULAR = 4;

/** Returns the most popular products, for a listing without any; none if they cannot be read. */
export async function getPopularCards(): Promise<ProductListItem[]> {
  'use cache';
  cachedUnder(cacheTags.products);
  const query = { page: 1, in_stock: true };
  const answer = await answerOrNull(callShopApi('listProducts', { query }));
  return answer?.data.data.slice(0, POPULAR) ?? [];
}

/** Returns the category tree without the packing materials, for header and home page. */
export async function getCategories(): Promise<Category[]> {
  'use cache';
  cachedUnder(cacheTags.categories);
  const { categories } = await callShopApi('listCategories', { query: { list: true } });
  return categories as Category[];
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
  return data.data.slice(0, HOW_MANY);
}
