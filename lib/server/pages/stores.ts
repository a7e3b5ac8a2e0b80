import 'server-only';
import type { CitySection } from '@/contract/content/stores';
import { cachedUnder, cacheTags } from '@/lib/server/api/cache';
import { callShopApi } from '@/lib/server/api/shop-api';

/** Returns all stores, grouped by city. */
export async function getStores(): Promise<CitySection[]> {
  'use cache';
  cachedUnder(cacheTags.stores);
  const { store_section_data: sections } = await callShopApi('listStores', {});
  return sections;
}
