import { and, desc, eq, inArray, or, sql } from 'drizzle-orm';
import { stockMessages } from '../../../../contract/messages/staff-stock.ts';
import type { StockCount, StockFigures } from '../../../../contract/staff/stock.ts';
import type { Database } from '../../../db/database.ts';
import { orderLines } from '../../../db/schema/order-lines.ts';
import { stockMovements } from '../../../db/schema/stock-movements.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { DomainError } from '../../kernel/errors.ts';
import { authorOf, type DeskContext } from '../../trail/desk-context.ts';
import { figuresOf, ordersToPack } from '../stock-figures.ts';
import { holdStock, setStockTo, tagsOfStock } from './hold-stock.ts';

interface CountStock {
  ctx: DeskContext;
  input: StockCount & { id: number };
}

/** The figures after a count; `missing`: pieces of orders that were not on the shelf. */
export type CountedStock = StockFigures & { missing: number };

/**
 * Sets a stock by the pieces counted on the shelf. Those of orders that wait for packing lie there
 * too and are not for sale, so an order between looking and counting changes nothing on the shelf
 * and is kept. Whatever did change the shelf (a parcel packed, a correction, another count) may or
 * may not be in what was counted: it is refused. Staff only.
 * Errors: `not_found`; `conflict` where the shelf is not as it was `seen`.
 */
export async function countStock({ ctx, input }: CountStock): Promise<CountedStock> {
  const { id, seen, counted } = input;
  const done = await inTransaction(ctx.db, async (tx) => {
    const by = await authorOf(tx, ctx.who);
    const before = await holdStock(tx, id);
    if (seen !== before.on_shelf) throw await movedMeanwhile(tx, id, before);
    if (before.stock === null) await claimPieces(tx, id);
    const { in_orders: inOrders } = before;
    const missing = Math.max(0, inOrders - counted);
    const stock = counted - inOrders + missing;
    const cause = {
      kind: 'count',
      note: noteOf(counted, missing),
      by,
      at: ctx.clock.now(),
    } as const;
    await setStockTo(tx, { id, stock }, cause);
    return { ...figuresOf(stock, inOrders), missing };
  });
  ctx.notify(tagsOfStock(id));
  return done;
}

function noteOf(counted: number, missing: number): string {
  const short = missing > 0 ? `, ${missing} fewer than orders wait for` : '';
  return `${counted} counted${short}`;
}

/**
 * While nobody counted the product, its orders took nothing from the stock. From now on they do, so
 * that a cancelled one gives its pieces back.
 */
async function claimPieces(tx: Database, id: number): Promise<void> {
  const isPart = sql`${orderLines.parts} @> ${JSON.stringify([{ id }])}::jsonb`;
  await tx
    .update(orderLines)
    .set({ stockTaken: sql`${orderLines.quantity}` })
    .where(
      and(or(eq(orderLines.productId, id), isPart), inArray(orderLines.orderId, ordersToPack(tx))),
    );
}

async function movedMeanwhile(
  tx: Database,
  id: number,
  current: StockFigures,
): Promise<DomainError> {
  const [last] = await tx
    .select()
    .from(stockMovements)
    .where(eq(stockMovements.productId, id))
    .orderBy(desc(stockMovements.id))
    .limit(1);
  const by = last?.byName ?? 'The shop';
  const at = (last?.at ?? new Date(0)).toISOString();
  const newer = { version: last?.id ?? 0, by, at, current };
  return new DomainError('conflict', 'shelf_changed', stockMessages.shelfChanged, { newer });
}
