import 'server-only';
import type { ProductAddress } from '@/contract/catalogue/product-feed';
import { ADDRESSES_PER_CALL } from '@/contract/shop/limits';
import { routes } from '@/lib/routes';
import { sitemapXml } from '@/lib/seo/sitemap-xml';
import { cachedUnder, cacheTags } from '@/lib/server/api/cache';
import { callShopApi } from '@/lib/server/api/shop-api';
import { serverConfig } from '@/lib/server/config';
import { packText, unpackText } from './packed-text';

/**
 * Each file has so many ids, so that products keep their file. A sitemap may have 50,000 addresses;
 * those of all languages and their pictures stay far below its 50 MB.
 */
const IDS_PER_FILE = 10_000;

/** Returns the number of sitemap files that the products need; at least 1. */
export async function countProductSitemaps(): Promise<number> {
  'use cache';
  cachedUnder(cacheTags.products);
  const { last_id: lastId } = await callShopApi('listProductAddresses', { query: { after: 0 } });
  return Math.max(1, Math.ceil(lastId / IDS_PER_FILE));
}

/** Returns a sitemap of products, counted from 0; null beyond the last one. */
export async function getProductSitemap(file: number): Promise<string | null> {
  if (file >= (await countProductSitemaps())) return null;
  return unpackText(await readPackedSitemap(file));
}

async function readPackedSitemap(file: number): Promise<string> {
  'use cache';
  cachedUnder(cacheTags.products);
  const pages = (await readAddresses(file)).map(({ id, name, picture, updated_at }) => ({
    path: routes.product(id, name),
    changedAt: updated_at,
    picture,
  }));
  return packText(sitemapXml(pages, serverConfig().publicOrigin));
}

async function readAddresses(file: number): Promise<ProductAddress[]> {
  const end = (file + 1) * IDS_PER_FILE;
  const addresses: ProductAddress[] = [];
  for (let after = file * IDS_PER_FILE, isMore = true; isMore; ) {
    const { data } = await callShopApi('listProductAddresses', { query: { after } });
    addresses.push(...data.filter(({ id }) => id <= end));
    after = data.at(-1)?.id ?? end;
    isMore = data.length === ADDRESSES_PER_CALL && after < end;
  }
  return addresses;
}
