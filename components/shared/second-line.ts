/** Returns the line below a product's name, as its pack says: `Stone ground, 200 g`. */
export function secondLine({ making, size }: { making?: string; size?: string }): string {
  return [making, size].filter(Boolean).join(', ');
}
