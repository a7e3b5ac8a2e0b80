import { withValues } from './text-with-values.ts';

/** Messages about the result of a reorder. Prices are formatted for display. */
export const reorderMessages = {
  theOne: 'The product of your order is in the cart.',
  all: (count: number) =>
    withValues('All {count} products of your order are in the cart.', { count }),
  some: (count: number, ordered: number) =>
    withValues('{count} of the {ordered} products of your order are in the cart.', {
      count,
      ordered,
    }),
  inCartAlready: (product: string) =>
    withValues('{product} was in your cart already.', { product }),
  fewer: (product: string, count: number, ordered: number) =>
    withValues('{product}: only {count} of the {ordered} you ordered can be had.', {
      product,
      count,
      ordered,
    }),
  outOfStock: (product: string) => withValues('{product} is out of stock.', { product }),
  noLongerSold: (product: string) => withValues('{product} is no longer sold.', { product }),
  otherPrice: (product: string, price: string, before: string) =>
    withValues('{product} costs {price} now; in your order it was {before}.', {
      product,
      price,
      before,
    }),
} as const;
