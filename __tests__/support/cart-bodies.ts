import type { Writes } from './entry-writes.ts';

/** Accepted bodies of the cart and the wishlist. */
export const CART_WRITES: Writes = {
  addToCart: { body: () => ({ pid: 1002, quantity: 1 }) },
  addGoods: { body: () => ({ goods: [{ pid: 1002, quantity: 1 }] }) },
  changeQuantity: { body: () => ({ quantity: 2 }), at: ({ lineId }) => String(lineId) },
  toggleWishlistItem: { body: () => ({ pid: 1002 }) },
  shareWishlist: { body: () => ({ name: 'For Diwali' }) },
  endWishlistLink: { body: () => ({}) },
};
