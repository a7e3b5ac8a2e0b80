import { eq, sql } from 'drizzle-orm';
import type { ProductFields } from '../../../../contract/catalogue/manage.ts';
import { productFields } from '../../../../contract/catalogue/manage.ts';
import type { GivenFields } from '../../../../contract/kit/check.ts';
import type { Database } from '../../../db/database.ts';
import { productDetails } from '../../../db/schema/product-details.ts';
import { products } from '../../../db/schema/products.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { checkedJson } from '../../kernel/checked-input.ts';
import { notFound } from '../../kernel/errors.ts';
import { indexProducts } from '../search/indexing/index-products.ts';
import { addProducts } from './add-products.ts';
import { assertFree, assertProductNames } from './assert-known.ts';
import type { ManageContext } from './manage-context.ts';
import { tagsOfProducts } from './manage-context.ts';
import { addRelations, addTagsAndPictures, removeParts } from './product-parts.ts';
import { toDetailsRow, toProductRow } from './product-rows.ts';

const UNIQUES = { products_sku_unique: ['sku', 'SKU'] } as const;

interface SaveProduct {
  ctx: ManageContext;
  /** Without an id: a new product. The fields are checked by `productFields`. */
  input: { id?: number | undefined; fields: GivenFields };
}

/**
 * Adds or replaces a product with its texts, pictures, tags and related products. Listings, search
 * and its page show it at once. Errors: `invalid` by field; `not_found`.
 * @returns its id
 */
export async function saveProduct({ ctx, input }: SaveProduct): Promise<number> {
  const fields = await checkedJson(productFields, input.fields);
  const id = await inTransaction(ctx.db, async (tx) => {
    await assertProductNames(tx, fields);
    return assertFree(UNIQUES, () => write(tx, input.id, fields));
  });
  ctx.notify(tagsOfProducts([id]));
  return id;
}

async function write(tx: Database, id: number | undefined, fields: ProductFields): Promise<number> {
  if (id !== undefined) return replace(tx, id, fields);
  const [added] = await addProducts(tx, [{ fields }]);
  return added as number;
}

async function replace(tx: Database, id: number, fields: ProductFields): Promise<number> {
  const changed = await tx
    .update(products)
    .set({ ...toProductRow(fields), updatedAt: sql`now()` })
    .where(eq(products.id, id))
    .returning({ id: products.id });
  if (changed.length === 0) throw notFound('product_not_found', 'Product');
  const { productId, ...details } = toDetailsRow(id, fields);
  await tx
    .insert(productDetails)
    .values({ productId, ...details })
    .onConflictDoUpdate({ target: productDetails.productId, set: details });
  await removeParts(tx, [id]);
  const parts = [{ ...fields, id }];
  await addTagsAndPictures(tx, parts);
  await addRelations(tx, parts);
  await indexProducts(tx, [id]);
  return id;
}
