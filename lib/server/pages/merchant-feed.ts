import 'server-only';
import { feedItem } from '@/lib/seo/feed-item';
import { cachedUnder, cacheTags } from '@/lib/server/api/cache';
import { callShopApi } from '@/lib/server/api/shop-api';
import { serverConfig } from '@/lib/server/config';
import { packText, unpackText } from './packed-text';

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
  return { xml: await unpackText(packed), next };
}

async function readPackedPart(after: number): Promise<{ packed: string; next: number | null }> {
  'use cache';
  cachedUnder(cacheTags.products);
  const { data, next } = await callShopApi('listProductFeed', { query: { after } });
  const { publicOrigin } = serverConfig();
  const xml = data.map((product) => feedItem(product, publicOrigin)).join('');
  return { packed: await packText(xml), next };
}
