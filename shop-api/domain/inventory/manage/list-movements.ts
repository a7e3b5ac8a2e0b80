import { desc, eq } from 'drizzle-orm';
import type { StockMovement } from '../../../../contract/staff/stock.ts';
import { stockMovements } from '../../../db/schema/stock-movements.ts';
import type { Context } from '../../kernel/context.ts';
import { type Paging, pagedAnswer, pageOf } from '../../kernel/paging.ts';
import { staffOf } from '../../kernel/who.ts';

interface ListMovements {
  ctx: Context;
  input: Paging & { id: number };
}

/** Returns a page of what moved the stock of a product, the newest first. Staff only. */
export async function listMovements({ ctx: { db, who }, input }: ListMovements) {
  staffOf(who);
  const isOfIt = eq(stockMovements.productId, input.id);
  const query = db
    .select()
    .from(stockMovements)
    .where(isOfIt)
    .orderBy(desc(stockMovements.id))
    .$dynamic();
  const [total, rows] = await Promise.all([
    db.$count(stockMovements, isOfIt),
    pageOf(query, input),
  ]);
  return pagedAnswer(rows.map(toMovement), total, input);
}

function toMovement(row: typeof stockMovements.$inferSelect): StockMovement {
  const { id, delta, stockAfter, kind, reference, reason, note, byName: by, at } = row;
  return {
    id,
    delta,
    stock_after: stockAfter,
    kind,
    reference,
    reason,
    note,
    by,
    at: at.toISOString(),
  };
}
