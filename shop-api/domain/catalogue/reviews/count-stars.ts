import { eq, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { StarDistribution } from '../../../../contract/catalogue/product.ts';
import type { Database } from '../../../db/database.ts';
import { products } from '../../../db/schema/products.ts';

const NAMES = ['star1', 'star2', 'star3', 'star4', 'star5'] as const;

/** The counts of a product's stars, for a query. */
export const starColumns = {
  star1: products.star1,
  star2: products.star2,
  star3: products.star3,
  star4: products.star4,
  star5: products.star5,
};

/** Returns how many reviews gave 1 to 5 stars. */
export function starsOf(product: Record<(typeof NAMES)[number], number>): StarDistribution {
  const { star1, star2, star3, star4, star5 } = product;
  return { 1: star1, 2: star2, 3: star3, 4: star4, 5: star5 };
}

interface StarChange {
  productId: number;
  /** Stars the review gave before; undefined for a new one. */
  before: number | undefined;
  /** 1 to 5; undefined for one that is hidden. */
  after: number | undefined;
}

/** Moves a rating from one star count to another; the database derives totals and popularity. */
export async function countStars(tx: Database, change: StarChange): Promise<void> {
  const { productId, before, after } = change;
  if (before === after) return;
  await tx
    .update(products)
    .set({
      ...(before === undefined ? {} : moved(before, -1)),
      ...(after === undefined ? {} : moved(after, 1)),
    })
    .where(eq(products.id, productId));
}

function moved(stars: number, by: 1 | -1) {
  const name = NAMES[stars - 1];
  if (!name) throw new RangeError(`${stars} is no number of stars`);
  const column: PgColumn = products[name];
  return { [name]: sql`${column} + ${by}` };
}
