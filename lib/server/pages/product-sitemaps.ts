import 'server-only';
import { ADDRESSES_PER_CALL } from '@/contract/limits';
import { routes } from '@/lib/routes';
import { cachedUnder, cacheTags } from '@/lib/server/api/cache';
import { callShopApi } from '@/lib/server/api/shop-api';

/** A sitemap may have 50,000 URLs. Each file has so many ids, so that products keep their file. */
const IDS_PER_FILE = 45_000;

/** Returns the number of sitemap files that the products need; at least 1. */
export async function countProductSitemaps(): Promise<number> {
  'use cache';
  cachedUnder(cacheTags.products);
  const { last_id: lastId } = await callShopApi('listProductAddresses', { query: { after: 0 } });
  return Math.max(1, Math.ceil(lastId / IDS_PER_FILE));
}

/** Returns the paths of the products in a sitemap file. `file` counts from 0. */
export async function getProductSitemap(file: number): Promise<string[]> {
  'use cache';
  cachedUnder(cacheTags.products);
  const end = (file + 1) * IDS_PER_FILE;
  const paths: string[] = [];
  for (let after = file * IDS_PER_FILE, isMore = true; isMore; ) {
    const { data } = await callShopApi('listProductAddresses', { query: { after } });
    const own = data.filter(({ id }) => id <= end);
    paths.push(...own.map(({ id, name }) => routes.product(id, name)));
    after = data.at(-1)?.id ?? end;
    isMore = data.length === ADDRESSES_PER_CALL && after < end;
  }
  return paths;
}
