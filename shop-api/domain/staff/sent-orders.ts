import { and, eq, gte, inArray, isNotNull, isNull, lte, type SQL } from 'drizzle-orm';
import { QueryBuilder } from 'drizzle-orm/pg-core';
import { STATUS_OF, stateOf } from '../../../contract/orders/order-states.ts';
import {
  CASH_ON_DELIVERY,
  ONLINE_PAYMENT,
  type OrderPayment,
} from '../../../contract/orders/payment-kinds.ts';
import { toRupees } from '../../../contract/shop/money.ts';
import type {
  StaffOrder,
  StaffOrderDetail,
  staffOrderEndpoints,
} from '../../../contract/staff/orders.ts';
import type { Database } from '../../db/database.ts';
import { invoices } from '../../db/schema/invoices.ts';
import { orderLines } from '../../db/schema/order-lines.ts';
import { orders } from '../../db/schema/orders.ts';
import { cityIdsOf } from '../delivery/places.ts';
import type { QueryOf, Sent } from '../desk/list-sent.ts';
import { cityOfOrder } from '../orders/destination.ts';
import { firstGoods } from '../orders/first-goods.ts';
import { orderListRow } from '../orders/list-orders.ts';
import { ordersFound } from '../orders/orders-found.ts';
import { countReturnRequests } from '../orders/return-requests.ts';
import { replacedBy, successor, successorColumns } from '../orders/successor.ts';
import { possibleMoves } from './possible-moves.ts';
import { paymentOf, readStaffOrder } from './read-staff-order.ts';
import { COUNTED } from './reports/what-counts.ts';

const isOnline = eq(orders.payType, ONLINE_PAYMENT);

const PAYMENTS: Record<OrderPayment, SQL | undefined> = {
  cash: eq(orders.payType, CASH_ON_DELIVERY),
  paid: and(isOnline, isNotNull(orders.paidAt)),
  unpaid: and(isOnline, isNull(orders.paidAt)),
};

/** The orders of all customers. */
export const sentOrders: Sent<
  QueryOf<typeof staffOrderEndpoints.listStaffOrders>,
  StaffOrder,
  StaffOrderDetail
> = {
  table: orders,
  at: orders.placedAt,
  sorts: { placed: orders.placedAt, total: orders.payablePaise },
  chosen: ({ status, payment, delivery, counts, product, voucher, city, least, most }) => [
    status && eq(orders.state, stateOf(status)),
    payment && PAYMENTS[payment],
    delivery && eq(orders.deliveryMethod, delivery),
    counts && COUNTED[counts],
    product ? hasProduct(product) : undefined,
    voucher ? eq(orders.voucherCode, voucher.toUpperCase()) : undefined,
    city ? inArray(orders.cityId, cityIdsOf(city)) : undefined,
    least === undefined ? undefined : gte(orders.payablePaise, least * 100),
    most === undefined ? undefined : lte(orders.payablePaise, most * 100),
  ],
  found: ordersFound,
  rows: readOrders,
  read: readStaffOrder,
};

const hasProduct = (id: number) =>
  inArray(
    orders.id,
    new QueryBuilder()
      .select({ id: orderLines.orderId })
      .from(orderLines)
      .where(eq(orderLines.productId, id)),
  );

async function readOrders(db: Database, ids: readonly number[]): Promise<StaffOrder[]> {
  const query = db
    .select({ order: orders, invoice: invoices.number, ...successorColumns })
    .from(orders)
    .leftJoin(successor, eq(successor.id, orders.replacedBy))
    .leftJoin(invoices, eq(invoices.orderId, orders.id))
    .where(inArray(orders.id, [...ids]));
  const [rows, goods, requests] = await Promise.all([
    query,
    firstGoods(db, ids),
    countReturnRequests(db, ids),
  ]);
  return rows.map((row) => {
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
      worth: toRupees(order.payablePaise + order.giftCardPaise),
      payment: paymentOf(order),
      moves: possibleMoves(order, requested).map((to) => STATUS_OF[to]),
      return_requests: requested,
    };
  });
}
