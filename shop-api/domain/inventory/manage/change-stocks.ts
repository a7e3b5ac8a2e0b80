import { inArray } from 'drizzle-orm';
import type { ChangedProduct } from '../../../../contract/catalogue/desk-bulk.ts';
import type { StockChange } from '../../../../contract/staff/stock.ts';
import type { Database } from '../../../db/database.ts';
import { products } from '../../../db/schema/products.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { holdProducts } from '../../kernel/hold-products.ts';
import { isBundle } from '../../kernel/pieces.ts';
import { assertStaff, authorOf, type DeskContext } from '../../trail/desk-context.ts';
import { impossibleFor } from '../../trail/impossible-for.ts';
import { versionsOf } from '../../trail/versions.ts';
import { moveStock } from '../stock.ts';
import { correctionCause, refusalOf, stockOfBundle } from './correction.ts';
import { noSuchProduct, tagsOfStock } from './hold-stock.ts';

interface ChangeStocks {
  ctx: DeskContext;
  input: StockChange;
}

/**
 * Adds pieces to the stocks of products or takes some away, all of them or none, each with its row of
 * the movements; a dry run answers the same and changes nothing. It is by how much, so no version is
 * held against it. Staff only. Errors: `not_found`; `invalid` where one cannot be changed so.
 */
export async function changeStocks({ ctx, input }: ChangeStocks): Promise<ChangedProduct[]> {
  assertStaff(ctx);
  const ids = [...new Set(input.items.map(({ id }) => id))].sort((one, other) => one - other);
  if (input.dry_run) return planned(ctx.db, ids, input.change);
  const changed = await inTransaction(ctx.db, async (tx) => {
    const by = await authorOf(tx, ctx.who);
    await holdProducts(tx, ids);
    const rows = await planned(tx, ids, input.change);
    const refused = rows.find(({ problem }) => problem !== null);
    if (refused) throw impossibleFor(refused);
    const { change: delta, reason, note = '' } = input;
    const moves = ids.map((productId) => ({ productId, delta }));
    await moveStock(tx, moves, correctionCause({ reason, note, by, at: ctx.clock.now() }));
    return rows;
  });
  ctx.notify([...new Set(ids.flatMap(tagsOfStock))]);
  return changed;
}

/** Returns what each stock would become, and why it cannot. Errors: `not_found`. */
async function planned(tx: Database, ids: number[], change: number): Promise<ChangedProduct[]> {
  const { id, name, sku, stock } = products;
  const columns = { id, name, sku, stock, isBundle: isBundle() };
  const rows = await tx.select(columns).from(products).where(inArray(id, ids));
  if (rows.length < ids.length) throw noSuchProduct();
  const versions = await versionsOf(tx, 'product', ids);
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((one) => {
    const row = byId.get(one);
    if (!row) return [];
    const refusal = row.isBundle ? stockOfBundle() : refusalOf(row.stock, change);
    return {
      ...{ id: one, name: row.name, sku: row.sku ?? '', version: versions.get(one) ?? 0 },
      before: refusal ? {} : { stock: row.stock },
      after: refusal ? {} : { stock: (row.stock ?? 0) + change },
      problem: refusal ? refusal.message : null,
    };
  });
}
