import { inArray, sql } from 'drizzle-orm';
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
  const chosen = sql.join(
    categoryIds.map((id) => sql`${id}`),
    sql`, `,
  );
  const rows = await db
    .select({ id: products.id })
    .from(products)
    .where(
      sql`${inArray(
        products.id,
        lines.map(({ productId }) => productId),
      )} AND ${products.categoryId} IN (
        WITH RECURSIVE chosen AS (
          SELECT id FROM categories WHERE id IN (${chosen})
          UNION SELECT c.id FROM categories c JOIN chosen ON c.parent_id = chosen.id
        ) SELECT id FROM chosen)`,
    );
  const inside = new Set(rows.map(({ id }) => id));
  return lines.map(({ productId }) => inside.has(productId));
}
