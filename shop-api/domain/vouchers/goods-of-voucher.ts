import { and, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { products } from '../../db/schema/products.ts';

/** A line that a voucher may be for. */
export interface VoucherLine {
  productId: number;
  quantity: number;
  pricePaise: number;
}

/**
 * Returns whether each line is of some categories, or those below them; undefined without categories:
 * all are meant.
 */
export async function linesInCategories(
  db: Database,
  lines: readonly VoucherLine[],
  categoryIds: readonly number[],
): Promise<boolean[] | undefined> {
  if (categoryIds.length === 0) return undefined;
  if (lines.length === 0) return [];
  const ids = lines.map(({ productId }) => productId);
  const chosen = sql.param([...categoryIds]);
  const isMeant = sql`${products.categoryId} = ANY (branch_of_categories(${chosen}::int[]))`;
  const rows = await db
    .select({ id: products.id })
    .from(products)
    .where(and(inArray(products.id, ids), isMeant));
  const inside = new Set(rows.map(({ id }) => id));
  return lines.map(({ productId }) => inside.has(productId));
}
