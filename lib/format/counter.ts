import { type TextWithValues, withValues } from '@/contract/messages/text-with-values';
import { grouped } from '@/contract/shop/grouped';

/** Formats a count in Indian groups: `1,23,456`. */
export function formatCount(count: number): string {
  return grouped(count);
}

/** Formats a count for a small badge: everything above 99 is `99+`. */
export function formatCounter(count: number): string {
  return count > 99 ? '99+' : String(count);
}

/** What the shop counts: the text for one, and for any other number. */
const COUNTED = {
  item: ['{count} item', '{count} items'],
  month: ['{count} month', '{count} months'],
  order: ['{count} order', '{count} orders'],
  product: ['{count} product', '{count} products'],
  review: ['{count} review', '{count} reviews'],
  shopper: ['{count} shopper', '{count} shoppers'],
  star: ['{count} star', '{count} stars'],
  store: ['{count} store', '{count} stores'],
  suggestion: ['{count} suggestion', '{count} suggestions'],
} as const;

/** `1 item`, `3 items`; above 99, `99+ items`. */
export function countItems(count: number): TextWithValues {
  return withValues(textFor(count, 'item'), { count: formatCounter(count) });
}

/** Says a number of things with Indian grouping: `1 review`, `1,23,456 reviews`. */
export function countOf(count: number, noun: keyof typeof COUNTED): TextWithValues {
  return withValues(textFor(count, noun), { count: grouped(count) });
}

function textFor(count: number, noun: keyof typeof COUNTED) {
  const [one, other] = COUNTED[noun];
  return count === 1 ? one : other;
}

/** Returns the plural of an English noun unless the count is 1: orders, searches, categories. */
function plural(count: number, noun: string): string {
  if (count === 1) return noun;
  if (/(?:s|x|z|ch|sh)$/.test(noun)) return `${noun}es`;
  return /[^aeiou]y$/.test(noun) ? `${noun.slice(0, -1)}ies` : `${noun}s`;
}

/** Counts what only pages in English count: `3 refunds`. */
export function countInEnglish(count: number, noun: string): string {
  return `${grouped(count)} ${plural(count, noun)}`;
}

/** Returns the accessible name of a counted link: `Cart, 3 items`, or the name alone for 0. */
export function spokenCount(name: string, count: number): TextWithValues {
  if (count <= 0) return { text: name, values: {} };
  return withValues('{name}, {items}', {
    name,
    items: withValues(textFor(count, 'item'), { count }),
  });
}
