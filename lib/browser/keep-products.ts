import type { Suggestion, SuggestionsOf } from '@/lib/view/search';

/** So many of the best products are always displayed, also before those that stood there. */
const BEST = 2;

/**
 * Returns suggestions for a text that was typed on, with the products that were displayed and fit
 * still: a product that the shopper has seen does not vanish for one that fits a little better.
 */
export function keepProducts(last: SuggestionsOf | undefined, next: SuggestionsOf): SuggestionsOf {
  if (!last || !next.of.startsWith(last.of)) return next;
  const { products, others } = next;
  const fresh = new Map(products.map((product) => [product.id, product]));
  const fits = ({ id }: Suggestion) => fresh.has(id) || others.includes(id);
  const seen = last.products.filter(fits).map((product) => fresh.get(product.id) ?? product);
  const all = [...products.slice(0, BEST), ...seen, ...products];
  const distinct = [...new Map(all.map((product) => [product.id, product])).values()];
  return { ...next, products: distinct.slice(0, Math.max(products.length, last.products.length)) };
}
