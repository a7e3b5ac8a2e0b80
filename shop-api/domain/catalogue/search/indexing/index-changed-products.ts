import { asc, inArray, sql } from 'drizzle-orm';
import { reasonOf } from '../../../../../contract/kit/log-fields.ts';
import { type Database, selectRows } from '../../../../db/database.ts';
import { productsToIndex } from '../../../../db/schema/search-index.ts';
import { inTransaction } from '../../../../db/transaction.ts';
import type { Context } from '../../../kernel/context.ts';
import { isPassingTrouble } from '../../../kernel/passing-trouble.ts';
import { indexProducts } from './index-products.ts';

/** Products of one transaction: few enough that an order of one of them hardly waits. */
const BATCH = 50;
/** Any fixed number: only this job asks for the lock of this name. */
const INDEXING_LOCK = 7_490_003;

/**
 * System job: indexes products whose texts changed in another way than by the verbs of `manage`,
 * such as by SQL or by a new name of their brand. Of several processes one does it at a time.
 * A product that cannot be indexed keeps the words that it had, and the alarm names it.
 * @returns the number of products
 */
export async function indexChangedProducts({ ctx }: { ctx: Indexing }): Promise<number> {
  const { db, notify } = ctx;
  if ((await changedProducts(db)).length === 0) return 0;
  const ids = await inTransaction(db, async (tx) => {
    const [lock] = await selectRows<{ isFree: boolean }>(
      tx,
      sql`SELECT pg_try_advisory_xact_lock(${INDEXING_LOCK}) AS "isFree"`,
    );
    const due = lock?.isFree ? await changedProducts(tx) : [];
    await indexTogether(ctx, tx, due);
    return due;
  });
  // A page that was rendered between the change and now found what was known before.
  if (ids.length > 0) notify([...ids.map((id) => `product:${id}`), 'products']);
  return ids.length;
}

type Indexing = Pick<Context, 'db' | 'notify' | 'alarm'>;

/** One by one where they cannot be indexed together, so that none stands in the way of others. */
async function indexTogether(ctx: Indexing, tx: Database, ids: readonly number[]): Promise<void> {
  if ((await whyNot(tx, ids)) === undefined) return;
  const failed = new Map<number, string>();
  for (const id of ids) {
    const why = await whyNot(tx, [id]);
    if (why !== undefined) failed.set(id, why);
  }
  if (failed.size === 0) return;
  // The next change of a product queues it again.
  await tx.delete(productsToIndex).where(inArray(productsToIndex.productId, [...failed.keys()]));
  const [why] = failed.values();
  const named = [...failed.keys()].join(', ');
  ctx.alarm(`Products that cannot be indexed keep their former words: ${named} (${why})`);
}

/** Returns why products cannot be indexed; undefined: they are. */
async function whyNot(tx: Database, ids: readonly number[]): Promise<string | undefined> {
  try {
    await tx.transaction((part) => indexProducts(part, ids));
    return undefined;
  } catch (error) {
    if (isPassingTrouble(error)) throw error;
    return reasonOf(error);
  }
}

async function changedProducts(db: Database): Promise<number[]> {
  const rows = await db
    .selectDistinct({ id: productsToIndex.productId })
    .from(productsToIndex)
    .orderBy(asc(productsToIndex.productId))
    .limit(BATCH);
  return rows.map(({ id }) => id);
}
