import { withValues } from './text-with-values.ts';

/** Messages about carts and wishlists that shoppers send each other. */
export const sharingMessages = {
  asGift: 'It is in your cart as a gift.',
  noGoods: 'This link names no goods that we sell.',
  tooMany: 'This link names more goods than a cart takes at once.',
  notAdded: 'Nothing of this link can be had at the moment.',
  theOne: 'The product of the link is in your cart.',
  all: (count: number) =>
    withValues('All {count} products of the link are in your cart.', { count }),
  some: (count: number, wanted: number) =>
    withValues('{count} of the {wanted} products of the link are in your cart.', { count, wanted }),
  fewer: (product: string, count: number, wanted: number) =>
    withValues('{product}: only {count} of {wanted} can be had.', { product, count, wanted }),
  wishlistOver: 'This wishlist is no longer shared, or the link is not complete.',
  linkMade: 'Your wishlist has a link now.',
  linkEnded: 'The link of your wishlist opens nothing any more.',
  linkFailed: 'The link could not be changed. Please try again!',
} as const;
