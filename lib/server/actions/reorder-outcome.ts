import { reorderMessages } from '@/contract/messages/reorder';
import type { Message } from '@/contract/messages/text-with-values';
import type { ReorderedLine } from '@/contract/orders/reorder';
import { formatRupees } from '@/contract/shop/money';
import type { Translate } from '@/lib/language/translate';

/** Returns the outcome of an order that was put into the cart again, in the words of a page. */
export function reorderOutcome(lines: readonly ReorderedLine[], t: Translate) {
  const there = lines.filter(({ quantity }) => quantity > 0).length;
  return {
    message: t.filled(summaryMessage(there, lines.length)),
    details: lines.flatMap((line) => lineMessages(inLanguageOf(line, t))).map(t.filled),
  };
}

/** The line with its goods named in the language of the page. */
function inLanguageOf(line: ReorderedLine, t: Translate): ReorderedLine {
  const { product_name: name, translations } = line;
  return { ...line, product_name: t.nameOf({ name, translations }) };
}

function summaryMessage(there: number, all: number): Message {
  if (there < all) return reorderMessages.some(there, all);
  return all === 1 ? reorderMessages.theOne : reorderMessages.all(all);
}

/** Returns the messages of one line; none if it was added as ordered. */
function lineMessages(line: ReorderedLine): Message[] {
  return [amountOf(line), priceOf(line)].filter((one) => one !== undefined);
}

function amountOf({ product_name: name, ...line }: ReorderedLine): Message | undefined {
  switch (line.outcome) {
    case 'added':
      return undefined;
    case 'already in the cart':
      return reorderMessages.inCartAlready(name);
    case 'fewer than ordered':
      return reorderMessages.fewer(name, line.quantity, line.ordered_quantity);
    case 'out of stock':
      return reorderMessages.outOfStock(name);
    case 'no longer sold':
      return reorderMessages.noLongerSold(name);
  }
}

function priceOf({ product_name: name, ...line }: ReorderedLine): Message | undefined {
  const { selling_price: price, ordered_price: before, quantity } = line;
  if (price === null || quantity === 0 || price === before) return undefined;
  return reorderMessages.otherPrice(name, formatRupees(price), formatRupees(before));
}
