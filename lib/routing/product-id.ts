/** The id in a product's address, or null: bots invent ids, and each would be kept as a page. */
export function productId(value: string): number | null {
  return /^[1-9]\d{0,8}$/.test(value) ? Number(value) : null;
}
