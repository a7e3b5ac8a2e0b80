/** A count on a small badge: everything above 99 is `99+`. */
export function formatCounter(count: number): string {
  return count > 99 ? '99+' : String(count);
}
