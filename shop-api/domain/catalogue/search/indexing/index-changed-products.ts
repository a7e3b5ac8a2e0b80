import { asc, sql } from 'drizzle-orm';
import type { Database } from '../../../../db/database.ts';
import { selectRows } from '../../../../db/database.ts';
import { productsToIndex } from '../../../../db/schema/search-index.ts';
import { inTransaction } from '../../../../db/transaction.ts';
import type { Context } from '../../../kernel/context.ts';
import { indexProducts } from './index-products.ts';

/** Products of one transaction: few enough that an order of one of them hardly waits. */
const BATCH = 50;
/** Any fixed number: only this job asks for the lock of this name. */
const INDEXING_LOCK = 7_490_003;

/**
 * System job: indexes products whose texts changed in another way than by the verbs of `manage`,
 * such as by SQL or by a new name of their brand. Of several processes one does it at a time.
 * @returns the number of products
 */
export async function indexChangedProducts({
  ctx: { db, notify },
}: {
  ctx: Pick<Context, 'db' | 'notify'>;
}): Promise<number> {
  if ((await changedProducts(db)).length === 0) return 0;
  const ids = await inTransaction(db, async (tx) => {
    const [lock] = await selectRows<{ isFree: boolean }>(
      tx,
      sql`SELECT pg_try_advisory_xact_lock(${INDEXING_LOCK}) AS "isFree"`,
    );
    const due = lock?.isFree ? await changedProducts(tx) : [];
    await indexProducts(tx, due);
    return due;
  });
  // A page that was rendered between the change and now found what was known before.
  if (ids.length > 0) notify([...ids.map((id) => `product:${id}`), 'products']);
  return ids.length;
}

async function changedProducts(db: Database): Promise<number[]> {
  const rows = await db
    .selectDistinct({ id: productsToIndex.productId })
    .from(productsToIndex)
    .orderBy(asc(productsToIndex.productId))
    .limit(BATCH);
  return rows.map(({ id }) => id);
}
