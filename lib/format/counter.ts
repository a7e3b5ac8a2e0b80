/** Formats a count for a small badge: everything above 99 is `99+`. */
export function formatCounter(count: number): string {
  return count > 99 ? '99+' : String(count);
}

/** `1 item`, `3 items`; above 99, `99+ items`. */
export function countItems(count: number): string {
  return `${formatCounter(count)} ${plural(count, 'item')}`;
}

/** Formats a number of things with Indian grouping: `1 review`, `1,23,456 reviews`. */
export function countOf(count: number, noun: string): string {
  return `${count.toLocaleString('en-IN')} ${plural(count, noun)}`;
}

/** Returns the plural of an English noun unless the count is 1: orders, searches, categories. */
export function plural(count: number, noun: string): string {
  if (count === 1) return noun;
  if (/(?:s|x|z|ch|sh)$/.test(noun)) return `${noun}es`;
  return /[^aeiou]y$/.test(noun) ? `${noun.slice(0, -1)}ies` : `${noun}s`;
}

/** Returns the accessible name of a counted link: `Cart, 3 items`, or the name alone for 0. */
export function spokenCount(name: string, count: number): string {
  if (count <= 0) return name;
  return `${name}, ${count} ${plural(count, 'item')}`;
}
