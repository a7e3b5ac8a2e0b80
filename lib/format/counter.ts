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

/** Returns the noun with an `s` unless the count is 1. */
export function plural(count: number, noun: string): string {
  return count === 1 ? noun : `${noun}s`;
}

/** Returns the accessible name of a counted link: `Cart, 3 items`, or the name alone for 0. */
export function spokenCount(name: string, count: number): string {
  if (count <= 0) return name;
  return `${name}, ${count} ${plural(count, 'item')}`;
}
