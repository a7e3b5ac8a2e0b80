import type { ProductTable } from '../../product-index/product-table.ts';
import type { PriceLimits } from '../text/prices.ts';
import type { Scored } from './accumulator.ts';

const PAISE = 100;

/** Returns the hits whose price is within limits in rupees. */
export function withinPrice(
  { rows, values }: Scored,
  { min = 0, max = Number.POSITIVE_INFINITY }: PriceLimits,
  { numbers: { price } }: ProductTable,
): Scored {
  const isWithin = (row: number) => {
    const paise = price[row] as number;
    return paise >= min * PAISE && paise <= max * PAISE;
  };
  return {
    rows: rows.filter(isWithin),
    values: values.filter((_, at) => isWithin(rows[at] as number)),
  };
}

/** Returns all products with their popularity as score: the hits of a query that names only a price. */
export function mostBought(table: ProductTable): Scored {
  const rows = table.allRows();
  return { rows, values: rows.map((row) => table.numbers.popularity[row] as number) };
}
