import { asc, inArray, type SQLWrapper } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { products } from '../../db/schema/products.ts';

/**
 * Locks products until the transaction ends: in one statement and in the order of their ids, so that
 * no two transactions deadlock.
 * @param ids of the products, or a query that finds them
 */
export async function holdProducts(
  tx: Database,
  ids: readonly number[] | SQLWrapper,
): Promise<void> {
  await tx
    .select({ id: products.id })
    .from(products)
    .where(inArray(products.id, ids))
    .orderBy(asc(products.id))
    // Who only refers to a product, as a new line of a cart does, need not wait.
    .for('no key update');
}
