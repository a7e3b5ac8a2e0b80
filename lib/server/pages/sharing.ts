import 'server-only';
import type { Metadata } from 'next';
import { sharingMessages } from '@/contract/messages/sharing';
import type { SharedGoods } from '@/contract/sharing/sharing';
import { isNotFound } from '@/lib/api-error';
import { getText } from '@/lib/language/get-text';
import { linkRoutes } from '@/lib/link-routes';
import { readCartLink } from '@/lib/routing/cart-link';
import { pageTitle } from '@/lib/seo/metadata';
import { callShopApi } from '@/lib/server/api/shop-api';
import { callAs } from '@/lib/server/api/shopper-call';
import { serverConfig } from '@/lib/server/config';
import { readSession } from '@/lib/server/session/session';
import type { CartLinkPage, OwnWishlistLink, WishlistLinkPage } from '@/lib/view/sharing';
import { orNull } from './as-customer';
import { formFlash } from './form-flash';
import { withNamesOfPage } from './page-names';

/** Returns the head of a page that a link opens, which search engines do not keep. */
export async function getLinkMetadata(title: string): Promise<Metadata> {
  const t = await getText();
  return { title: pageTitle(t(title)), robots: { index: false, follow: false } };
}

/**
 * Reads the goods that the link of a cart names, as they are sold now. Never cached; changes nothing.
 * @param items as in its query
 */
export async function getCartLinkPage(items: string): Promise<CartLinkPage> {
  const goods = readCartLink(items);
  if (!goods) return { problem: sharingMessages.noGoods };
  const ids = [...new Set(goods.map(({ pid }) => pid))];
  const { data } = await callShopApi('listGoods', { query: { ids } });
  const products = await withNamesOfPage(data);
  if (products.length === 0) return { problem: sharingMessages.noGoods };
  const path = linkRoutes.cart(goods);
  const [page = ''] = path.split('?');
  return {
    ...{ path, items },
    lines: products.map((product) => ({ product, quantity: quantityOf(goods, product.id) })),
    missing: ids.length - products.length,
    flash: formFlash(await readSession(), page),
  };
}

function quantityOf(goods: SharedGoods, id: number): number {
  return goods.filter(({ pid }) => pid === id).reduce((sum, { quantity }) => sum + quantity, 0);
}

/** Reads the wishlist of a link, or why it shows none. Never cached. */
export async function getWishlistLinkPage(token: string): Promise<WishlistLinkPage> {
  try {
    const { data } = await callShopApi('getSharedWishlist', { params: { token } });
    return await withNamesOfPage(data);
  } catch (error) {
    if (isNotFound(error)) return { problem: error.message };
    throw error;
  }
}

/** Reads the link of the shopper's own wishlist; whoever is not logged in can have none. */
export async function getOwnWishlistLink(): Promise<OwnWishlistLink> {
  const session = await readSession();
  if (!session.token) return { isLoggedIn: false };
  const found = await orNull(callAs(session)('getWishlistLink', {}));
  const link = found?.data;
  if (!link) return { isLoggedIn: true };
  const { name, token } = link;
  const url = serverConfig().publicOrigin + linkRoutes.wishlist(token);
  return { isLoggedIn: true, link: { name, url } };
}
