/** The specification's words about the wishlist. */
export const wishMessages = {
  added: 'Product added to wishlist!',
  removed: 'Product removed from wishlist!',
  notAdded: 'There was an error adding your product to wishlist! Please try again!',
  notUpdated: 'There was an error updating your wishlist!',
} as const;
