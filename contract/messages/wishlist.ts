export const wishlistMessages = {
  added: 'Product added to wishlist!',
  removed: 'Product removed from wishlist!',
  notAdded: 'There was an error adding your product to wishlist! Please try again!',
  noShopper: 'There was an error updating your wishlist! Please reload the page and try again!',
  empty: 'Your wishlist is empty',
} as const;

/** Answers of the shop API's wishlist toggle. */
export const wishlistApiMessages = {
  added: 'Added in wishlist',
  removed: 'Removed from wishlist',
} as const;
