import { and, desc, eq } from 'drizzle-orm';
import { type OrderState, STATUS_OF } from '../../../contract/orders/order-states.ts';
import type { StaffOrder } from '../../../contract/staff/orders.ts';
import { invoices } from '../../db/schema/invoices.ts';
import { orders } from '../../db/schema/orders.ts';
import type { Context } from '../kernel/context.ts';
import { type Paging, pagedAnswer, pageOf } from '../kernel/paging.ts';
import { staffOf } from '../kernel/who.ts';
import { cityOfOrder } from '../orders/destination.ts';
import { firstGoods } from '../orders/first-goods.ts';
import { orderListRow } from '../orders/list-orders.ts';
import { matchesOrder } from '../orders/matches-order.ts';
import { countReturnRequests } from '../orders/return-requests.ts';
import { replacedBy, successor, successorColumns } from '../orders/successor.ts';
import { possibleMoves } from './possible-moves.ts';

interface ListStaffOrders {
  ctx: Context;
  /** Without a state: orders in every state; without a search: all of them. */
  input: Paging & { state?: OrderState | undefined; search?: string | undefined };
}

/** Returns a page of the orders of all customers, the newest first. Staff only. */
export async function listStaffOrders({ ctx: { db, who }, input }: ListStaffOrders) {
  staffOf(who);
  const { state, search } = input;
  const isWanted = and(state && eq(orders.state, state), matchesOrder(db, search));
  const query = db
    .select({ order: orders, invoice: invoices.number, ...successorColumns })
    .from(orders)
    .leftJoin(successor, eq(successor.id, orders.replacedBy))
    .leftJoin(invoices, eq(invoices.orderId, orders.id))
    .where(isWanted)
    .orderBy(desc(orders.id))
    .$dynamic();
  const [total, rows] = await Promise.all([db.$count(orders, isWanted), pageOf(query, input)]);
  const ids = rows.map(({ order }) => order.id);
  const [goods, requests] = await Promise.all([firstGoods(db, ids), countReturnRequests(db, ids)]);
  const data = rows.map((row): StaffOrder => {
    const { order, invoice } = row;
    const requested = requests.get(order.id) ?? 0;
    return {
      ...orderListRow(order, goods.get(order.id)),
      is_invoiced: invoice !== null,
      replaced_by: replacedBy(row),
      customer: order.fullName,
      mobile: order.mobile,
      city: cityOfOrder(order),
      full_address: order.fullAddress,
      moves: possibleMoves(order, requested).map((to) => STATUS_OF[to]),
      return_requests: requested,
    };
  });
  return pagedAnswer(data, total, input);
}
