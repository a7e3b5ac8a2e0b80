import 'server-only';
import { type CallingShopper, isIdentified } from '@/lib/server/api/shopper-call';
import type { Wishlist, WishlistSummary } from '@/lib/view/wishlist';

/** Returns the shopper's wishlist; empty, without a call, for a shopper unknown to the API. */
export async function readWishlist({ session, call }: CallingShopper): Promise<Wishlist> {
  if (!isIdentified(session)) return { items: [] };
  const { data } = await call('listWishlist', {});
  return { items: data };
}

/** Returns the same as ids and their number. */
export async function readWishlistSummary(shopper: CallingShopper): Promise<WishlistSummary> {
  const { items } = await readWishlist(shopper);
  const count = items.filter((item) => item.is_sold).length;
  return { wishlistCount: count, wishlisted: items.map((item) => item.product_id) };
}
