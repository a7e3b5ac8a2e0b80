/** `Cart, 3 items`; just the name while there is nothing to count. */
export function spokenCount(name: string, count: number): string {
  if (count <= 0) return name;
  return `${name}, ${count} ${count === 1 ? 'item' : 'items'}`;
}
