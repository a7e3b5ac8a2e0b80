import 'server-only';
import type { ProductListAnswer, ProductListQuery } from '@/contract/catalogue';
import type { Listing } from '@/lib/routing/listing';
import { listingOfSegment } from '@/lib/routing/listing';
import { cachedUnder, tags } from '../cache';
import { callShopApi } from '../shop-api';

function toQuery(listing: Listing): ProductListQuery {
  return {
    page: listing.page,
    category_id: listing.category,
    category_name: listing.category ? undefined : listing.categoryName,
    ordering: listing.sort,
    brand: listing.brands,
    product_tag: listing.tags,
    product_foam: listing.foams,
    country_of_origin: listing.origins,
    prod_search: listing.search,
    price_min: listing.priceMin,
    price_max: listing.priceMax,
    in_stock: listing.inStock || undefined,
  };
}

/** One page of /shop. `segment` is what `listingSegment` wrote. */
export async function getShopPage(segment: string): Promise<ProductListAnswer> {
  'use cache';
  cachedUnder(tags.products, tags.categories);
  return callShopApi('listProducts', { query: toQuery(listingOfSegment(segment)) });
}
