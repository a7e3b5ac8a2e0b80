import { and, asc, gt, ne } from 'drizzle-orm';
import { PACKING_CATEGORY_ID } from '../../../../../contract/shop/limits.ts';
import type { Database } from '../../../../db/database.ts';
import { products } from '../../../../db/schema/products.ts';
import { searchTerms } from '../../../../db/schema/search-index.ts';
import { inLongTransaction } from '../../../../db/transaction.ts';
import { indexProducts } from './index-products.ts';

const BATCH = 500;

/**
 * Indexes all products of a shop whose index is empty, as after an update that changed how words
 * are stored. Packing materials are not searched.
 */
export async function indexAllProducts(
  db: Database,
  onProgress: (message: string) => void,
): Promise<void> {
  const [indexed] = await db.select({ id: searchTerms.productId }).from(searchTerms).limit(1);
  if (indexed) return;
  let done = 0;
  for (let ids = await idsAfter(db, 0); ids.length > 0; ids = await idsAfter(db, ids.at(-1) ?? 0)) {
    const batch = ids;
    await inLongTransaction(db, (tx) => indexProducts(tx, batch));
    done += batch.length;
    onProgress(`indexed ${done} products for the search`);
  }
}

async function idsAfter(db: Database, last: number): Promise<number[]> {
  const rows = await db
    .select({ id: products.id })
    .from(products)
    .where(and(gt(products.id, last), ne(products.categoryId, PACKING_CATEGORY_ID)))
    .orderBy(asc(products.id))
    .limit(BATCH);
  return rows.map(({ id }) => id);
}
