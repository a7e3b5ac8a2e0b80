/**
 * `base_price` is the specification's; Rule 6(10A) requires the country order, see docs/decisions. Those
 * from the rating on are the shop's own.
 */
export const ORDERINGS = [
  'base_price',
  '-base_price',
  'country_of_origin',
  '-country_of_origin',
  '-rating',
  '-created_at',
  '-discount',
] as const;
export type FixedOrdering = (typeof ORDERINGS)[number];

/** By a fact that staff have defined as an order: `fact_altitude`; `-` is the greatest first. */
type FactOrdering = `fact_${string}` | `-fact_${string}`;
export type Ordering = FixedOrdering | FactOrdering;

/** Whether an order is one by a fact. */
export function isFactOrdering(text: string): text is FactOrdering {
  return /^-?fact_[a-z][a-z0-9_]{0,29}$/.test(text);
}

/** Whether a text names an order. */
export function isOrdering(text: string): text is Ordering {
  return ORDERINGS.some((one) => one === text) || isFactOrdering(text);
}
