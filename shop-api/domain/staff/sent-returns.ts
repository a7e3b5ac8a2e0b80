import { eq, inArray, isNull } from 'drizzle-orm';
import type { OrderListItem } from '../../../contract/orders/order.ts';
import { STATUS_OF } from '../../../contract/orders/order-states.ts';
import { staffMovesFrom } from '../../../contract/returns/return-states.ts';
import type {
  returnEndpoints,
  StaffReturn,
  StaffReturnDetail,
} from '../../../contract/returns/returns.ts';
import { toRupees } from '../../../contract/shop/money.ts';
import type { Database } from '../../db/database.ts';
import { returnRequests } from '../../db/schema/returns.ts';
import type { QueryOf, Sent } from '../desk/list-sent.ts';
import { notFound } from '../kernel/errors.ts';
import { ordersFoundIn } from '../orders/orders-found.ts';
import { linesSoFar, NOTHING_BACK, type WentBack } from '../orders/refunds/refunded-so-far.ts';
import {
  type ReturnParts,
  readReturnParts,
  type SelectedReturn,
  selectReturns,
  toReturnRequest,
} from '../returns/read-returns.ts';
import { refundOf } from '../returns/refund-return.ts';
import { readAccount } from './read-account.ts';

/** The requests of all customers for a replacement or refund. */
export const sentReturns: Sent<
  QueryOf<typeof returnEndpoints.listStaffReturns>,
  StaffReturn,
  StaffReturnDetail
> = {
  table: returnRequests,
  at: returnRequests.createdAt,
  sorts: { asked: returnRequests.createdAt },
  chosen: ({ state, reason, remedy, of_order: order }) => [
    state && (state === 'open' ? isNull(returnRequests.endedAt) : eq(returnRequests.state, state)),
    reason && eq(returnRequests.reason, reason),
    remedy && eq(returnRequests.remedy, remedy),
    order ? eq(returnRequests.orderId, order) : undefined,
  ],
  found: (db, typed) => ordersFoundIn(db, returnRequests.orderId, typed),
  rows: async (db, ids) => (await readReturns(db, ids)).map(({ row }) => row),
  read: async (db, id) => {
    const [found] = await readReturns(db, [id]);
    if (!found) throw notFound('return_not_found', 'Request');
    const { order, line } = found.selected;
    const { email } = await readAccount(db, order.customerId);
    return {
      ...found.row,
      order_facts: {
        order_status: STATUS_OF[order.state],
        pay_type: order.payType as OrderListItem['pay_type'],
        final_total: toRupees(order.payablePaise),
        order_date: order.placedAt.toISOString(),
        delivery_date: order.deliveredAt?.toISOString() ?? null,
        full_address: order.fullAddress,
        email,
        quantity: line.quantity,
      },
    };
  },
};

async function readReturns(db: Database, ids: readonly number[]) {
  const rows = await selectReturns(db).where(inArray(returnRequests.id, [...ids]));
  const orderIds = rows.map(({ order }) => order.id);
  const [parts, lines] = await Promise.all([readReturnParts(db, rows), linesSoFar(db, orderIds)]);
  return rows.map((selected) => {
    const own = lines.find(({ line }) => line.id === selected.line.id);
    return { selected, row: rowOf(selected, parts, own?.before ?? NOTHING_BACK) };
  });
}

/** `before`: what of the line was refunded before. */
function rowOf(selected: SelectedReturn, parts: ReturnParts, before: WentBack): StaffReturn {
  const { order, request, line } = selected;
  const moves = staffMovesFrom(request.state);
  const isOpen = moves.length > 0;
  return {
    ...toReturnRequest(selected, parts),
    order: order.id,
    order_id: order.number,
    customer: order.fullName,
    mobile: order.mobile,
    refundable_amt: toRupees(isOpen ? refundOf(line, before, request.quantity) : 0),
    moves: [...moves],
  };
}
