import {
  type FixedOrdering,
  isFactOrdering,
  type Ordering,
} from '../../../../contract/catalogue/orderings.ts';
import { type FactColumn, NOTHING } from './fact-table.ts';
import type { ProductTable } from './product-table.ts';
import type { Compare } from './sorted-rows.ts';

type KeyOf = (table: ProductTable, row: number) => number;

const number =
  (name: keyof ProductTable['numbers']): KeyOf =>
  (table, row) =>
    table.numbers[name][row] as number;

/** Ten reviews of four stars are added, so that one review of five stars is not the best of all. */
const rating: KeyOf = ({ numbers }, row) =>
  ((numbers.ratingSum[row] as number) + 40) / ((numbers.ratingCount[row] as number) + 10);

/** The part of the MRP that a buyer saves. */
const discount: KeyOf = ({ numbers }, row) =>
  1 - (numbers.price[row] as number) / (numbers.mrp[row] as number);

/** The number that rows are ordered by, and whether the greatest stands first. */
const KEYS: Record<
  Exclude<FixedOrdering, `${string}country_of_origin`> | 'popularity',
  [KeyOf, 1 | -1]
> = {
  popularity: [number('popularity'), -1],
  base_price: [number('mrp'), 1],
  '-base_price': [number('mrp'), -1],
  '-rating': [rating, -1],
  '-created_at': [number('createdAt'), -1],
  '-discount': [discount, -1],
};

/** Returns how an ordering compares two rows of a table. */
export function comparing(table: ProductTable, ordering: Ordering | 'popularity'): Compare {
  if (ordering === 'country_of_origin') return byOrigin(table);
  if (ordering === '-country_of_origin') {
    const compare = byOrigin(table);
    return (a, b) => compare(b, a);
  }
  if (isFactOrdering(ordering)) return byFact(table, ordering);
  const [keyOf, direction] = KEYS[ordering];
  return (a, b) => direction * (keyOf(table, a) - keyOf(table, b));
}

/** Goods that say nothing of it come last; without such an order it is that of popularity. */
function byFact(table: ProductTable, ordering: string): Compare {
  const isDescending = ordering.startsWith('-');
  const key = ordering.replace(/^-?fact_/, '');
  const has = ({ fact }: FactColumn) => fact.key === key && fact.is_sort;
  if (!table.facts.columns.some(has)) return comparing(table, 'popularity');
  // The columns are replaced when the table grows, so they are looked up each time.
  const keyOf = (row: number) => table.facts.columns.find(has)?.numbers?.[row] ?? NOTHING;
  return (a, b) => {
    const [one, other] = [keyOf(a), keyOf(b)];
    if (one === other) return 0;
    if (one === NOTHING || other === NOTHING) return one === NOTHING ? 1 : -1;
    return isDescending ? other - one : one - other;
  };
}

function byOrigin({ coded: { origin } }: ProductTable): Compare {
  const nameOf = (row: number) => origin.values[origin.codes[row] as number] as string;
  return (a, b) => (nameOf(a) < nameOf(b) ? -1 : Number(nameOf(a) > nameOf(b)));
}
