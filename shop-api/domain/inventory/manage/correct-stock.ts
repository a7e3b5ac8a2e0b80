import type { StockCorrection, StockFigures } from '../../../../contract/staff/stock.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { authorOf, type DeskContext } from '../../trail/desk-context.ts';
import { moveStock } from '../stock.ts';
import { figuresOf } from '../stock-figures.ts';
import { correctionCause, refusalOf } from './correction.ts';
import { holdStock, setStockTo, tagsOfStock } from './hold-stock.ts';

interface CorrectStock {
  ctx: DeskContext;
  input: StockCorrection & { id: number };
}

/**
 * Adds pieces to a stock or takes some away, with the reason. Staff only. Errors: `not_found`;
 * `conflict` where nobody counts the product; `invalid` by field where too few are left.
 */
export async function correctStock({ ctx, input }: CorrectStock): Promise<StockFigures> {
  const { id, change, reason, note = '', reference = '' } = input;
  const figures = await inTransaction(ctx.db, async (tx) => {
    const by = await authorOf(tx, ctx.who);
    const { stock, in_orders: inOrders } = await holdStock(tx, id);
    assertPossible(stock, change);
    const cause = correctionCause({ reason, note, reference, by, at: ctx.clock.now() });
    await moveStock(tx, [{ productId: id, delta: change }], cause);
    return figuresOf(stock + change, inOrders);
  });
  ctx.notify(tagsOfStock(id));
  return figures;
}

function assertPossible(stock: number | null, change: number): asserts stock is number {
  const refusal = refusalOf(stock, change);
  if (refusal) throw refusal;
}

/**
 * Makes a stock unknown: nobody counts the product, and up to the limit of a line can be bought.
 * Staff only. Errors: `not_found`.
 */
export async function stopCounting({
  ctx,
  input: { id },
}: {
  ctx: DeskContext;
  input: { id: number };
}): Promise<StockFigures> {
  const figures = await inTransaction(ctx.db, async (tx) => {
    const by = await authorOf(tx, ctx.who);
    const { in_orders: inOrders } = await holdStock(tx, id);
    const note = 'No longer counted';
    const why = { kind: 'correction', reason: 'other', note, by, at: ctx.clock.now() } as const;
    await setStockTo(tx, { id, stock: null }, why);
    return figuresOf(null, inOrders);
  });
  ctx.notify(tagsOfStock(id));
  return figures;
}
