import { QUANTITY_TOO_SMALL } from '../../../contract/cart.ts';
import { MAX_QUANTITY_UNKNOWN_STOCK, MIN_QUANTITY } from '../../../contract/limits.ts';
import { invalidField } from '../errors.ts';

/**
 * Holds a line to the specification: at least 1 and at most the stock, or 20 where the stock is
 * unknown (null). Errors: `invalid` with `errors.quantity`, naming the limit.
 */
export function assertQuantity(quantity: number, stock: number | null): void {
  if (quantity < MIN_QUANTITY) throw invalidField('quantity', QUANTITY_TOO_SMALL);
  if (stock === 0) throw invalidField('quantity', 'This product is out of stock.');
  if (stock === null && quantity > MAX_QUANTITY_UNKNOWN_STOCK) {
    throw invalidField('quantity', `At most ${MAX_QUANTITY_UNKNOWN_STOCK} can be ordered.`);
  }
  if (stock !== null && quantity > stock) {
    throw invalidField('quantity', `Only ${stock} left in stock.`);
  }
}
