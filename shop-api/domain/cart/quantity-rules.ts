import { maxQuantity } from '../../../contract/cart/quantity.ts';
import { quantityMessages } from '../../../contract/messages/cart.ts';
import type { Message } from '../../../contract/messages/text-with-values.ts';
import { MIN_QUANTITY } from '../../../contract/shop/limits.ts';
import { invalidField } from '../kernel/errors.ts';

/**
 * Refuses a quantity outside the specified limits: at least 1 and at most the stock, or 20 where
 * the stock is unknown (null). Errors: `invalid` with `errors.quantity`, naming the limit.
 */
export function assertQuantity(quantity: number, stock: number | null): void {
  const problem = quantityProblem(quantity, stock);
  if (problem) throw invalidField('quantity', 'quantity_not_allowed', problem);
}

/** Returns the message about a wrong quantity; undefined for an allowed one. */
export function quantityProblem(quantity: number, stock: number | null): Message | undefined {
  const max = maxQuantity(stock);
  if (quantity < MIN_QUANTITY) return quantityMessages.tooSmall;
  if (quantity <= max) return undefined;
  if (stock === 0) return quantityMessages.outOfStock;
  return max === stock ? quantityMessages.left(stock) : quantityMessages.atMost(max);
}
