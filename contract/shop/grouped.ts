/**
 * Writes a whole number in Indian groups: `1,23,456`. By itself, since `Intl` takes a phone some
 * 40 ms for its first number, and every card of a product has two.
 */
export function grouped(count: number): string {
  const digits = String(Math.abs(count)).replace(/\B(?=(?:\d{2})*\d{3}$)/g, ',');
  return count < 0 ? `-${digits}` : digits;
}
