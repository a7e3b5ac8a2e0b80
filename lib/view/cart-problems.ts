import type { CartItem } from '@/contract/cart/cart';
import { maxQuantity } from '@/contract/cart/quantity';

/** What keeps a line from being ordered: sold out, too few left, or dearer than it was accepted. */
export type LineProblem = 'out' | 'short' | 'dearer';

/** Returns what the shopper has to settle before a line can be ordered. */
export function lineProblem(line: CartItem): LineProblem | undefined {
  const { Quantity: stock } = line.available_quantity;
  if (stock === 0) return 'out';
  if (line.quantity > maxQuantity(stock)) return 'short';
  return line.price_before === null ? undefined : 'dearer';
}

/** Whether a cart has a line that has to be settled first. */
export function hasProblems(lines: readonly CartItem[]): boolean {
  return lines.some((line) => lineProblem(line) !== undefined);
}
