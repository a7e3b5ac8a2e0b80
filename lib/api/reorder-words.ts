import type { ReorderedLine } from '@/contract/reorder';
import { formatRupees } from '@/lib/format/money';

/** What became of an order that was put into the cart again, in plain words. */
export function reorderWords(lines: readonly ReorderedLine[]) {
  const there = lines.filter(({ quantity }) => quantity > 0).length;
  return { message: messageFor(there, lines.length), details: lines.flatMap(wordsFor) };
}

function messageFor(there: number, all: number): string {
  if (there < all) return `${there} of the ${all} products of your order are in the cart.`;
  return all === 1
    ? 'The product of your order is in the cart.'
    : `All ${all} products of your order are in the cart.`;
}

/** Nothing of a line that came as it was ordered. */
function wordsFor(line: ReorderedLine): string[] {
  return [amountOf(line), priceOf(line)].filter((one) => one !== undefined);
}

function amountOf({ product_name: name, ...line }: ReorderedLine): string | undefined {
  switch (line.outcome) {
    case 'added':
      return undefined;
    case 'already in the cart':
      return `${name} was in your cart already.`;
    case 'fewer than ordered':
      return `${name}: only ${line.quantity} of the ${line.ordered_quantity} you ordered can be had.`;
    case 'out of stock':
      return `${name} is out of stock.`;
    case 'no longer sold':
      return `${name} is no longer sold.`;
  }
}

function priceOf({ product_name: name, ...line }: ReorderedLine): string | undefined {
  const { selling_price: price, ordered_price: before, quantity } = line;
  if (price === null || quantity === 0 || price === before) return undefined;
  return `${name} costs ${formatRupees(price)} now; in your order it was ${formatRupees(before)}.`;
}
