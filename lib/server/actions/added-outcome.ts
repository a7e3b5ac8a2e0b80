import { reorderMessages } from '@/contract/messages/reorder';
import type { Message } from '@/contract/messages/text-with-values';
import type { ReorderedLine } from '@/contract/orders/reorder';
import type { GoodsAdded } from '@/contract/sharing/sharing';
import { formatRupees } from '@/contract/shop/money';
import type { Translate } from '@/lib/language/translate';

type AddedLine = GoodsAdded[number] & Partial<Pick<ReorderedLine, 'ordered_price'>>;
interface Words {
  theOne: string;
  all: (count: number) => Message;
  some: (count: number, wanted: number) => Message;
  fewer: (product: string, count: number, wanted: number) => Message;
}

interface Said {
  /** How they speak of where the list comes from: an order, or a link. */
  words?: Words;
  /** How many products were wanted, if some of them have no line. */
  wanted?: number;
}

/** Returns what became of a list of goods that was put into the cart, in the words of a page. */
export function addedOutcome(
  lines: readonly AddedLine[],
  t: Translate,
  { words = reorderMessages, wanted = lines.length }: Said = {},
) {
  const there = lines.filter(({ quantity }) => quantity > 0).length;
  return {
    message: t.filled(summaryMessage(words, there, wanted)),
    details: lines.flatMap((line) => lineMessages(words, inLanguageOf(line, t))).map(t.filled),
  };
}

/** The line with its goods named in the language of the page. */
function inLanguageOf(line: AddedLine, t: Translate): AddedLine {
  const { product_name: name, translations } = line;
  return { ...line, product_name: t.nameOf({ name, translations }) };
}

function summaryMessage(words: Words, there: number, all: number): Message {
  if (there < all) return words.some(there, all);
  return all === 1 ? words.theOne : words.all(all);
}

/** Returns the messages of one line; none if it was added as wanted. */
function lineMessages(words: Words, line: AddedLine): Message[] {
  return [amountOf(words, line), priceOf(line)].filter((one) => one !== undefined);
}

function amountOf(words: Words, { product_name: name, ...line }: AddedLine): Message | undefined {
  switch (line.outcome) {
    case 'added':
      return undefined;
    case 'already in the cart':
      return reorderMessages.inCartAlready(name);
    case 'fewer than ordered':
      return words.fewer(name, line.quantity, line.ordered_quantity);
    case 'out of stock':
      return reorderMessages.outOfStock(name);
    case 'no longer sold':
      return reorderMessages.noLongerSold(name);
  }
}

function priceOf({ product_name: name, ...line }: AddedLine): Message | undefined {
  const { selling_price: price, ordered_price: before = price, quantity } = line;
  if (price === null || before === null || quantity === 0 || price === before) return undefined;
  return reorderMessages.otherPrice(name, formatRupees(price), formatRupees(before));
}
