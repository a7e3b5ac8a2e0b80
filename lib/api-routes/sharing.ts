import { pathsOf } from './path.ts';

/** Calls of the pages that links of shoppers open, and of those that make the links. */
export const sharingApi = pathsOf({
  cartGoods: '/api/cart/goods',
  wishlistLink: '/api/wishlist/link',
});
