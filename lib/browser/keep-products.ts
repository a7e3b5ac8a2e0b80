import { MAX_SUGGESTED_PRODUCTS, type Suggestion, type SuggestionsOf } from '@/lib/view/search';

/** So many of the best products are always displayed, also before those that stood there. */
const BEST = 2;

/**
 * Returns suggestions for a text that was typed on, with the products that were displayed and fit
 * still: a product that the shopper has seen does not vanish for one that fits a little better.
 * Where the best ones need the room, those go that fit least.
 */
export function keepProducts(last: SuggestionsOf | undefined, next: SuggestionsOf): SuggestionsOf {
  if (!last || !next.of.startsWith(last.of)) return next;
  const { products, others } = next;
  const best = products.slice(0, BEST);
  const ranking = [...products.map(({ id }) => id), ...others];
  const rankOf = ({ id }: Suggestion) => ranking.indexOf(id);
  const seen = last.products.filter((product) => rankOf(product) >= best.length);
  const fitting = [...seen]
    .sort((a, b) => rankOf(a) - rankOf(b))
    .slice(0, MAX_SUGGESTED_PRODUCTS - best.length);
  const staying = seen
    .filter((product) => fitting.includes(product))
    .map((product) => products[rankOf(product)] ?? product);
  const rest = products.slice(best.length).filter((product) => !staying.includes(product));
  return { ...next, products: [...best, ...staying, ...rest].slice(0, MAX_SUGGESTED_PRODUCTS) };
}
