import { MAX_QUANTITY, MAX_QUANTITY_UNKNOWN_STOCK } from '../shop/limits.ts';

/** Returns the maximum quantity of a product in a cart: its stock, or 20 where that is unknown. */
export function maxQuantity(stock: number | null | undefined): number {
  return Math.min(stock ?? MAX_QUANTITY_UNKNOWN_STOCK, MAX_QUANTITY);
}
