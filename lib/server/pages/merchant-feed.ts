import 'server-only';
import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import { feedItem } from '@/lib/seo/feed-item';
import { cachedUnder, cacheTags } from '@/lib/server/api/cache';
import { callShopApi } from '@/lib/server/api/shop-api';
import { serverConfig } from '@/lib/server/config';

/** A part of the feed: the items of 500 products. */
interface FeedPart {
  xml: string;
  /** Where the next part begins; null after the last one. */
  next: number | null;
}

/**
 * Returns the part of the merchant feed after a product's id.
 * @throws ApiError if the API does not answer
 */
export async function getFeedPart(after: number): Promise<FeedPart> {
  const { packed, next } = await readPackedPart(after);
  const xml = await promisify(gunzip)(Buffer.from(packed, 'base64'));
  return { xml: xml.toString(), next };
}

/** Compressed: the parts of 100,000 products take 8 MB of the cache rather than 160. */
async function readPackedPart(after: number): Promise<{ packed: string; next: number | null }> {
  'use cache';
  cachedUnder(cacheTags.products);
  const { data, next } = await callShopApi('listProductFeed', { query: { after } });
  const { publicOrigin } = serverConfig();
  const xml = data.map((product) => feedItem(product, publicOrigin)).join('');
  const packed = await promisify(gzip)(xml);
  return { packed: packed.toString('base64'), next };
}
