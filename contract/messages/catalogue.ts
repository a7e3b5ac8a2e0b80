import { withValues } from './text-with-values.ts';

export const catalogueMessages = {
  empty: 'No products available!',
  nothingFound: 'No products found',
  notLoaded: 'There was an error loading the products!',
  reload: 'Please reload the page',
  /** The answer of the shop API's product list. */
  found: (count: number) =>
    count === 1
      ? withValues('1 product found', {})
      : withValues('{count} products found', { count }),
} as const;

export const productMessages = {
  relatedNotLoaded: 'Error fetching related products',
  notLoaded: 'There was an error loading the product details!',
  outOfStock: 'OUT OF STOCK',
  linkCopied: 'Link copied!',
  linkNotCopied: 'Failed to copy',
} as const;
