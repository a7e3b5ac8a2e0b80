import { and, eq, inArray, sum } from 'drizzle-orm';
import { type ReturnState, staffMovesFrom } from '../../../contract/returns/return-states.ts';
import type { StaffReturn } from '../../../contract/returns/returns.ts';
import { toRupees } from '../../../contract/shop/money.ts';
import type { Database } from '../../db/database.ts';
import { orders } from '../../db/schema/orders.ts';
import { returnRequests } from '../../db/schema/returns.ts';
import type { Context } from '../kernel/context.ts';
import { type Paging, pagedAnswer, pageOf } from '../kernel/paging.ts';
import { staffOf } from '../kernel/who.ts';
import { matchesOrder } from '../orders/matches-order.ts';
import {
  readReturnParts,
  type SelectedReturn,
  selectReturns,
  toReturnRequest,
} from '../returns/read-returns.ts';
import { lineShare } from '../returns/refund-return.ts';

interface ListStaffReturns {
  ctx: Context;
  /** Without a state: requests in every state. Without an order: requests for every order. */
  input: Paging & {
    state?: ReturnState | undefined;
    order?: number | undefined;
    /** As among orders; empty: all. */
    search?: string | undefined;
  };
}

/** Returns a page of the return requests of all customers, the newest first. Staff only. */
export async function listStaffReturns({ ctx: { db, who }, input }: ListStaffReturns) {
  staffOf(who);
  const { state, order, search } = input;
  const isWanted = and(
    state && eq(returnRequests.state, state),
    order ? eq(returnRequests.orderId, order) : undefined,
    search ? isOfOrder(db, search) : undefined,
  );
  const [total, rows] = await Promise.all([
    db.$count(returnRequests, isWanted),
    pageOf(selectReturns(db).where(isWanted), input),
  ]);
  const [parts, refunded] = await Promise.all([
    readReturnParts(db, rows),
    piecesRefunded(db, rows),
  ]);
  const data = rows.map((row): StaffReturn => {
    const { order, request, line } = row;
    const before = refunded.get(line.id) ?? 0;
    const isOpen = staffMovesFrom(request.state).length > 0;
    return {
      ...toReturnRequest(row, parts),
      order: order.id,
      order_id: order.number,
      customer: order.fullName,
      mobile: order.mobile,
      refundable_amt: toRupees(isOpen ? lineShare(line, before, request.quantity) : 0),
      moves: [...staffMovesFrom(request.state)],
    };
  });
  return pagedAnswer(data, total, input);
}

/** Matches the requests for orders that a search finds. */
function isOfOrder(db: Database, search: string) {
  const found = db.select({ id: orders.id }).from(orders).where(matchesOrder(db, search));
  return inArray(returnRequests.orderId, found);
}

/** Returns how many pieces of each order line were refunded before. */
async function piecesRefunded(
  db: Database,
  rows: readonly SelectedReturn[],
): Promise<Map<number, number>> {
  const isRefunded = and(
    eq(returnRequests.state, 'refunded'),
    inArray(
      returnRequests.orderLineId,
      rows.map(({ line }) => line.id),
    ),
  );
  const { orderLineId, quantity } = returnRequests;
  const found = await db
    .select({ lineId: orderLineId, pieces: sum(quantity).mapWith(Number) })
    .from(returnRequests)
    .where(isRefunded)
    .groupBy(orderLineId);
  return new Map(found.map(({ lineId, pieces }) => [lineId, pieces ?? 0]));
}
