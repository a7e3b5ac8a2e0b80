export const catalogueMessages = {
  empty: 'No products available!',
  nothingFound: 'No products found',
  notLoaded: 'There was an error loading the products!',
  reload: 'Please reload the page',
} as const;

export const productMessages = {
  notLoaded: 'There was an error loading the product details!',
  outOfStock: 'OUT OF STOCK',
  linkCopied: 'Link copied!',
  linkNotCopied: 'Failed to copy',
} as const;
