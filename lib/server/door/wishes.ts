import 'server-only';
import type { InferType } from 'yup';
import { boolean, object } from 'yup';
import { id } from '@/contract/shapes';
import { ApiError } from '@/lib/api/api-error';
import { cartMessages } from '@/lib/api/cart-messages';
import type { Wishlist, WishSummary } from '@/lib/api/shopper';
import { wishMessages } from '@/lib/api/wish-messages';
import { productId } from '@/lib/routing/product-id';
import type { SessionData } from '../session';
import type { Write, Written } from './handle-write';
import { shopperCart } from './read-cart';
import type { ShopperCall } from './shopper';
import { isKnown } from './shopper';

interface Shopper {
  session: Readonly<SessionData>;
  call: ShopperCall;
}

/** What the shopper wishes for; nothing, without asking the API, for one it does not know. */
export async function readWishlist({ session, call }: Shopper): Promise<Wishlist> {
  if (!isKnown(session)) return { wishes: [] };
  const { data } = await call('listWishes', {});
  return { wishes: data };
}

/** The same as ids and their number. */
export async function readWishes(shopper: Shopper): Promise<WishSummary> {
  const { wishes } = await readWishlist(shopper);
  return { wishlistCount: wishes.length, wished: wishes.map((wish) => wish.product_id) };
}

const wishFields = object({
  pid: id(),
  wished: boolean().required(),
});
type WishState = InferType<typeof wishFields>;

/** What the API answers when its toggle has added. */
const ADDED = 'Added in wishlist';

/** Brings a wish to the wanted state: a tap that is sent twice ends as it was meant. */
export async function setWish({ input, call, session }: Write<unknown>): Promise<Written> {
  const wish = await input(wishFields);
  return {
    data: await settleWish({ session, call }, wish),
    message: wish.wished ? wishMessages.added : wishMessages.removed,
  };
}

/**
 * Puts the product in the path into the cart, then takes it out of the wishlist: a product that
 * cannot be added stays wished for. Sent again under its key it adds nothing.
 */
export async function moveToCart(write: Write<{ id: string }>): Promise<Written> {
  const pid = productId(write.params.id);
  if (pid === null)
    throw new ApiError('domain', cartMessages.notAdded, { status: 404, code: 'not_found' });
  const { data } = await write.callOnce('addToCart', { body: { pid, quantity: 1 } });
  const wishes = await settleWish(write, { pid, wished: false });
  const cart = await shopperCart(write, data);
  return { data: { ...cart, ...wishes }, message: cartMessages.added };
}

/** The API's call toggles, and says which way: where another tab was quicker, it is asked again. */
async function settleWish(shopper: Shopper, { pid, wished }: WishState): Promise<WishSummary> {
  const before = await readWishes(shopper);
  if (before.wished.includes(pid) === wished) return before;
  const { message } = await shopper.call('toggleWish', { body: { pid } });
  if ((message === ADDED) !== wished) await shopper.call('toggleWish', { body: { pid } });
  return readWishes(shopper);
}
