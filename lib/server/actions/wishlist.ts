import 'server-only';
import { boolean, type InferType, object } from 'yup';
import { id } from '@/contract/kit/shapes';
import { cartMessages } from '@/contract/messages/cart';
import { wishlistApiMessages, wishlistMessages } from '@/contract/messages/wishlist';
import { ApiError } from '@/lib/api-error';
import { productId } from '@/lib/routing/path-params';
import type { CallingShopper } from '@/lib/server/api/shopper-call';
import type { Write, Written } from '@/lib/server/http/handle-write';
import { shopperCart } from '@/lib/server/shopper/cart';
import { readWishlistSummary } from '@/lib/server/shopper/wishlist';
import type { WishlistSummary } from '@/lib/view/wishlist';
import { asNotAdded } from './cart';

const wishlistFields = object({
  pid: id(),
  wishlisted: boolean().required(),
});
type WishlistChange = InferType<typeof wishlistFields>;

/** Sets whether a product is in the wishlist; a repeated request has the same result. */
export async function setWishlistedAction({
  input,
  call,
  session,
}: Write<unknown>): Promise<Written> {
  const change = await input(wishlistFields);
  return {
    data: await settleWishlisted({ session, call }, change),
    message: change.wishlisted ? wishlistMessages.added : wishlistMessages.removed,
  };
}

/**
 * Puts the product in the path into the cart, then removes it from the wishlist: a product that
 * cannot be added stays in the wishlist. Repeated with the same key it adds nothing.
 */
export async function moveToCartAction(write: Write<{ id: string }>): Promise<Written> {
  const pid = productId(write.params.id);
  if (pid === null)
    throw new ApiError('domain', cartMessages.notAdded, { status: 404, code: 'not_found' });
  const body = { pid, quantity: 1 };
  const { data } = await write.callOnce('addToCart', { body }).catch(asNotAdded);
  const wishlist = await settleWishlisted(write, { pid, wishlisted: false });
  const cart = await shopperCart(write, data);
  return { data: { ...cart, ...wishlist }, message: cartMessages.added };
}

/** Toggles the product, and toggles it again if the answer shows that another tab was faster. */
async function settleWishlisted(
  shopper: CallingShopper,
  { pid, wishlisted }: WishlistChange,
): Promise<WishlistSummary> {
  const before = await readWishlistSummary(shopper);
  if (before.wishlisted.includes(pid) === wishlisted) return before;
  const { message } = await shopper.call('toggleWishlistItem', { body: { pid } });
  if ((message === wishlistApiMessages.added) !== wishlisted)
    await shopper.call('toggleWishlistItem', { body: { pid } });
  return readWishlistSummary(shopper);
}
