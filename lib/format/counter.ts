/** A count on a small badge: everything above 99 is `99+`. */
export function formatCounter(count: number): string {
  return count > 99 ? '99+' : String(count);
}

/** A counted link as it is said: `Cart, 3 items`; just the name while there is nothing to count. */
export function spokenCount(name: string, count: number): string {
  if (count <= 0) return name;
  return `${name}, ${count} ${count === 1 ? 'item' : 'items'}`;
}
