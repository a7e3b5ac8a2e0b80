import 'server-only';
import type { ProductDetail } from '@/contract/catalogue/product';
import type { Offer } from '@/contract/vouchers/offers';
import { cachedBriefly, cacheTags } from '@/lib/server/api/cache';
import { callShopApi } from '@/lib/server/api/shop-api';
import { answerOrNull } from './secondary';

/** Returns the offers that count for a product; none while they cannot be read. */
export async function getOffersOn({
  category_path: path,
}: Pick<ProductDetail, 'category_path'>): Promise<Offer[]> {
  const offers = await getOffers();
  return offers.filter(
    ({ category_ids: ids }) => ids.length === 0 || path.some(({ id }) => ids.includes(id)),
  );
}

/** They begin and end by the clock. */
async function getOffers(): Promise<Offer[]> {
  'use cache';
  cachedBriefly(cacheTags.offers);
  return (await answerOrNull(callShopApi('listOffers', {})))?.data ?? [];
}
