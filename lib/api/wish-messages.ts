/** The specification's words about the wishlist. */
export const wishMessages = {
  added: 'Product added to wishlist!',
  removed: 'Product removed from wishlist!',
  notAdded: 'There was an error adding your product to wishlist! Please try again!',
  noShopper: 'There was an error updating your wishlist! Please reload the page and try again!',
  empty: 'Your wishlist is empty',
} as const;
