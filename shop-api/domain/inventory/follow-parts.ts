import { and, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { bundleParts } from '../../db/schema/bundles.ts';
import { products } from '../../db/schema/products.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { Context } from '../kernel/context.ts';
import { holdProducts } from '../kernel/hold-products.ts';
import { nameStockCause, THE_SHOP } from '../kernel/stock-cause.ts';
import { columnsOfParts } from '../kernel/stock-now.ts';

/**
 * System job: gives bundles stock and tax of their parts, as pages, listings, files and notices of
 * goods that are back have them; orders ask the parts themselves (decision 0123). Bundles are few,
 * so it looks at all of them: whatever has changed a part needs to tell nobody. Several processes
 * may do it at once. Returns how many it changed.
 */
export async function followParts({
  ctx: { db, clock, notify },
}: {
  ctx: Pick<Context, 'db' | 'clock' | 'notify'>;
}): Promise<number> {
  const now = clock.now();
  const ids = await othersThanParts(db, now);
  if (ids.length === 0) return 0;
  await inTransaction(db, async (tx) => {
    await holdProducts(tx, ids);
    await nameStockCause(tx, { kind: 'parts', by: THE_SHOP, at: now });
    await tx.update(products).set(columnsOfParts(now)).where(inArray(products.id, ids));
  });
  notify(ids.map((id) => `product:${id}`));
  return ids.length;
}

async function othersThanParts(db: Database, now: Date): Promise<number[]> {
  const bundles = db.select({ id: bundleParts.bundleId }).from(bundleParts);
  const { stock, hsn, gstRate } = columnsOfParts(now);
  const differs = sql`(${products.stock}, ${products.hsn}, ${products.gstRate})
    IS DISTINCT FROM (${stock}, ${hsn}, ${gstRate})`;
  const rows = await db
    .select({ id: products.id })
    .from(products)
    .where(and(inArray(products.id, bundles), differs));
  return rows.map(({ id }) => id);
}
