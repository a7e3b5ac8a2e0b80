import { QUANTITY_TOO_SMALL } from '../../../contract/cart.ts';
import {
  MAX_QUANTITY,
  MAX_QUANTITY_UNKNOWN_STOCK,
  MIN_QUANTITY,
} from '../../../contract/limits.ts';
import { invalidField } from '../errors.ts';

/**
 * Holds a line to the specification: at least 1 and at most the stock, or 20 where the stock is
 * unknown (null). Errors: `invalid` with `errors.quantity`, naming the limit.
 */
export function assertQuantity(quantity: number, stock: number | null): void {
  const problem = quantityProblem(quantity, stock);
  if (problem) throw invalidField('quantity', problem);
}

/** The most of a product that a cart may hold. */
export function mostOf(stock: number | null): number {
  return Math.min(stock ?? MAX_QUANTITY_UNKNOWN_STOCK, MAX_QUANTITY);
}

/** What is wrong with a quantity, in words for the shopper. */
export function quantityProblem(quantity: number, stock: number | null): string | undefined {
  const most = mostOf(stock);
  if (quantity < MIN_QUANTITY) return QUANTITY_TOO_SMALL;
  if (quantity <= most) return undefined;
  if (stock === 0) return 'This product is out of stock.';
  return most === stock ? `Only ${stock} left in stock.` : `At most ${most} can be ordered.`;
}
