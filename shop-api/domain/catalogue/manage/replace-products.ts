import { getTableColumns, sql, type Table } from 'drizzle-orm';
import type { ProductFields } from '../../../../contract/catalogue/manage.ts';
import type { Database } from '../../../db/database.ts';
import { productDetails } from '../../../db/schema/product-details.ts';
import { products } from '../../../db/schema/products.ts';
import { indexProducts } from '../search/indexing/index-products.ts';
import { addRelations, addTagsAndPictures, removeParts } from './product-parts.ts';
import { toDetailsRow, toNewProductRow } from './product-rows.ts';

/** A product and all its fields but the stock, which is not replaced. */
export interface ReplacedProduct {
  id: number;
  fields: Omit<ProductFields, 'stock'>;
}

/** Columns that a replacement leaves as they are. */
const UNTOUCHED = new Set([
  'id',
  'stock',
  'createdAt',
  'productId',
  'star1',
  'star2',
  'star3',
  'star4',
  'star5',
]);

/** Who is no longer published becomes a draft; what was archived stays so. */
const newState = sql`CASE WHEN excluded.state = 'draft' AND ${products.state} = 'archived'
  THEN ${products.state} ELSE excluded.state END`;

/**
 * Replaces products that exist, with all that belongs to them but their stock, and indexes them, in
 * the transaction of the caller. An insert that meets its row updates it: one statement for many.
 */
export async function replaceProducts(
  tx: Database,
  goods: readonly ReplacedProduct[],
): Promise<void> {
  if (goods.length === 0) return;
  const rows = goods.map(({ id, fields }) => ({
    id,
    ...toNewProductRow({ ...fields, stock: null }),
  }));
  await tx
    .insert(products)
    .values(rows)
    .onConflictDoUpdate({
      target: products.id,
      set: { ...given(products, rows[0]), state: newState, updatedAt: sql`now()` },
    });
  const details = goods.map(({ id, fields }) => toDetailsRow(id, fields));
  await tx
    .insert(productDetails)
    .values(details)
    .onConflictDoUpdate({
      target: productDetails.productId,
      set: given(productDetails, details[0]),
    });
  const ids = goods.map(({ id }) => id);
  await removeParts(tx, ids);
  const parts = goods.map(({ id, fields }) => ({ ...fields, id }));
  await addTagsAndPictures(tx, parts);
  await addRelations(tx, parts);
  await indexProducts(tx, ids);
}

/** The columns of a row, each set to what the insert would have stored. */
function given(table: Table, row: object = {}) {
  const columns = Object.entries(getTableColumns(table)).filter(
    ([key]) => key in row && !UNTOUCHED.has(key),
  );
  return Object.fromEntries(
    columns.map(([key, { name }]) => [key, sql`excluded.${sql.identifier(name)}`]),
  );
}
