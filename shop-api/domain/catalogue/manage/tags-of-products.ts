/** Returns the cache tags of what shows these products. */
export function tagsOfProducts(ids: readonly number[]): string[] {
  return [...ids.map((id) => `product:${id}`), 'products'];
}
