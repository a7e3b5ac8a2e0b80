import type { ProductFields } from '../../../../contract/catalogue/manage.ts';
import type { Database } from '../../../db/database.ts';
import { productDetails } from '../../../db/schema/product-details.ts';
import { products } from '../../../db/schema/products.ts';
import { indexProducts } from '../search/indexing/index-products.ts';
import { addRelations, addTagsAndPictures } from './product-parts.ts';
import { toDetailsRow, toNewProductRow } from './product-rows.ts';

type ProductRow = typeof products.$inferInsert;

/** A product to add. */
export interface NewProduct {
  fields: ProductFields;
  /** What goods that come from another shop have already: their id, since when they are sold, stars. */
  known?: Partial<Pick<ProductRow, 'id' | 'createdAt' | `star${1 | 2 | 3 | 4 | 5}`>>;
}

/**
 * Adds products with all that belongs to them, and indexes them, in the transaction of the caller.
 * They may name each other as related.
 * @returns their ids, in order
 */
export async function addProducts(tx: Database, goods: readonly NewProduct[]): Promise<number[]> {
  if (goods.length === 0) return [];
  const rows = await tx
    .insert(products)
    .values(goods.map(({ fields, known }) => ({ ...toNewProductRow(fields), ...known })))
    .returning({ id: products.id });
  const ids = rows.map(({ id }) => id);
  const parts = goods.map(({ fields }, index) => ({ ...fields, id: ids[index] as number }));
  await tx.insert(productDetails).values(parts.map((part) => toDetailsRow(part.id, part)));
  await addTagsAndPictures(tx, parts);
  await addRelations(tx, parts);
  await indexProducts(tx, ids);
  return ids;
}
