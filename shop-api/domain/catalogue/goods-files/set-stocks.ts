import { sql } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { products } from '../../../db/schema/products.ts';
import { isBundle } from '../../kernel/pieces.ts';
import { nameStockCause, type StockCause } from '../../kernel/stock-cause.ts';
import type { PlannedFields } from './planned-fields.ts';

interface Planned {
  productId: number | null;
  fields: PlannedFields;
}

/**
 * Only where the file says another stock than the shop had when it was checked; that of a bundle is not
 * the file's to say.
 */
export async function setStocks(
  tx: Database,
  batch: readonly Planned[],
  cause: StockCause,
): Promise<void> {
  const given = batch.filter(({ fields }) => 'stock' in fields);
  if (given.length === 0) return;
  const ids = sql.param(given.map(({ productId }) => productId));
  const stocks = sql.param(given.map(({ fields }) => fields.stock ?? null));
  await nameStockCause(tx, cause);
  await tx.execute(sql`UPDATE ${products} SET stock = given.stock
    FROM unnest(${ids}::int[], ${stocks}::int[]) AS given (id, stock)
    WHERE ${products.id} = given.id AND NOT ${isBundle()}`);
}
