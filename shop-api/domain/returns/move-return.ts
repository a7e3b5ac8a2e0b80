import { eq } from 'drizzle-orm';
import { returnApiMessages } from '../../../contract/messages/returns.ts';
import { type ReturnState, staffMovesFrom } from '../../../contract/returns/return-states.ts';
import { orderLines } from '../../db/schema/order-lines.ts';
import { returnRequests } from '../../db/schema/returns.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { OrderRow } from '../inventory/open-order.ts';
import type { Context } from '../kernel/context.ts';
import { DomainError } from '../kernel/errors.ts';
import { staffOf } from '../kernel/who.ts';
import { recordMove } from '../trail/record-move.ts';
import { changeReturn, lockReturn, type ReturnRow } from './change-return.ts';
import { refundReturn } from './refund-return.ts';
import { takeReplacement } from './take-replacement.ts';

interface MoveReturn {
  ctx: Context;
  /**
   * `answer`: why it is declined; for the customer. `restock`: the goods of a refunded one are as new
   * and are sold again; else they are written off.
   */
  input: { id: number; to: ReturnState; answer: string; restock?: boolean };
}

/**
 * Moves a request to its next state, and records who did: a refund becomes due, a replacement leaves
 * the stock. Returns the name of the product. Staff only. Errors: `not_found`, `conflict` for a state that it may not
 * enter and for a replacement that is out of stock.
 */
export async function moveReturn({
  ctx,
  input: { id, to, answer, restock = false },
}: MoveReturn): Promise<string> {
  staffOf(ctx.who);
  return inTransaction(ctx.db, async (db) => {
    const inside = { ...ctx, db };
    const { order, request } = await lockReturn(db, eq(returnRequests.id, id));
    if (!staffMovesFrom(request.state).includes(to)) {
      const message = returnApiMessages.noSuchStep(request.state, to);
      throw new DomainError('conflict', 'return_step_not_allowed', message);
    }
    const line = await lineOf(inside, request);
    const settled = await settle(inside, { order, request, line, to, restock });
    const said = to === 'declined' ? { answer } : {};
    const goods = to === 'refunded' ? { goods: restock ? 'back in the stock' : 'written off' } : {};
    await changeReturn(inside, { id, to, settled: { ...settled, ...said } });
    const before = { return_state: request.state, answer: request.answer };
    const after = { ...before, return_state: to, ...said, ...goods };
    await recordMove({ ctx: inside, kind: 'return_request', action: 'moved', id, before, after });
    return line.name;
  });
}

async function lineOf({ db }: Context, { orderLineId }: ReturnRow) {
  const [line] = await db.select().from(orderLines).where(eq(orderLines.id, orderLineId));
  if (!line) throw new Error('A request has its order line');
  return line;
}

interface Settle {
  order: OrderRow;
  request: ReturnRow;
  line: typeof orderLines.$inferSelect;
  to: ReturnState;
  restock: boolean;
}

async function settle(ctx: Context, { order, request, line, to, restock }: Settle) {
  if (to === 'refunded') return refundReturn(ctx, { order, request, restock });
  if (to === 'replaced')
    return { stockTaken: await takeReplacement(ctx, { order, request, line }) };
  return {};
}
