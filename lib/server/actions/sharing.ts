import 'server-only';
import { object, string } from 'yup';
import { sharingMessages } from '@/contract/messages/sharing';
import { sharingEndpoints } from '@/contract/sharing/sharing';
import { ApiError } from '@/lib/api-error';
import { readCartLink } from '@/lib/routing/cart-link';
import type { Write, Written } from '@/lib/server/http/handle-write';
import { addedOutcome } from './added-outcome';

const cartLink = object({ items: string().default('') });

/** Puts the goods of a link into the cart; the cart page shows the outcome. @throws ApiError */
export async function addGoodsAction({ input, callOnce, t }: Write<unknown>): Promise<Written> {
  const { items } = await input(cartLink);
  const goods = readCartLink(items);
  if (!goods)
    throw new ApiError('domain', sharingMessages.noGoods, { status: 422, code: 'invalid' });
  const { data } = await callOnce('addGoods', { body: { goods } });
  const wanted = new Set(goods.map(({ pid }) => pid)).size;
  return { data: {}, ...addedOutcome(data, t, { words: sharingMessages, wanted }) };
}

/** Sent by the button that ends the link. */
const ending = object({ end: string().default('') });

/** Makes the link of the own wishlist, or ends it. @throws ApiError */
export async function wishlistLinkAction({ input, call }: Write<unknown>): Promise<Written> {
  if ((await input(ending)).end) {
    await call('endWishlistLink', {});
    return { data: {}, message: sharingMessages.linkEnded };
  }
  const body = await input(sharingEndpoints.shareWishlist.body);
  await call('shareWishlist', { body });
  return { data: {}, message: sharingMessages.linkMade };
}
