import type { cartEndpoints } from '@/contract/cart/cart';
import type { CallAnswer } from '@/contract/kit/endpoint';
import type { SessionSummary } from './session';

/** The answer of every `/api/wishlist` call. */
export type WishlistSummary = Pick<SessionSummary, 'wishlistCount' | 'wishlisted'>;

/** A product in the wishlist, as its page shows it. */
export type WishlistItem = CallAnswer<(typeof cartEndpoints)['listWishlist']>['data'][number];

/** The answer of `GET /api/wishlist`: the newest product first. */
export interface Wishlist {
  items: WishlistItem[];
}
