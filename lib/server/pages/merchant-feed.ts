import 'server-only';
import type { FeedProduct } from '@/contract/catalogue/product-feed';
import type { DeliverySettings } from '@/contract/shop/settings';
import { feedItem } from '@/lib/seo/feed-item';
import { cachedUnder, cacheTags } from '@/lib/server/api/cache';
import { getSettings } from '@/lib/server/api/settings';
import { callShopApi } from '@/lib/server/api/shop-api';
import { serverConfig } from '@/lib/server/config';
import { plainText } from '@/lib/server/heading-anchors';
import { cleanHtml } from '@/lib/server/rich-text';
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
  cachedUnder(cacheTags.products, cacheTags.settings);
  const { delivery } = await getSettings();
  const { data, next } = await callShopApi('listProductFeed', { query: { after } });
  const xml = data.map(toItem(delivery)).join('');
  return { packed: await packText(xml), next };
}

/** The description is the text of the product's page. */
function toItem(delivery: DeliverySettings): (product: FeedProduct) => string {
  const shop = { origin: serverConfig().publicOrigin, delivery };
  return (product) => feedItem(product, plainText(cleanHtml(product.description)), shop);
}
