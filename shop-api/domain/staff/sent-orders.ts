import { and, eq, gt, gte, inArray, isNotNull, isNull, lte, or, type SQL, sql } from 'drizzle-orm';
import { QueryBuilder } from 'drizzle-orm/pg-core';
import { STATUS_OF, stateOf } from '../../../contract/orders/order-states.ts';
import {
  CASH_ON_DELIVERY,
  ONLINE_PAYMENT,
  type OrderPayment,
} from '../../../contract/orders/payment-kinds.ts';
import { toRupees } from '../../../contract/shop/money.ts';
import type { GiftKind } from '../../../contract/staff/order-counts.ts';
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
import { isoDayInIndia } from '../kernel/india-time.ts';
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

/** Which gifts a list is narrowed down to, on a day in India. */
const giftsOn = (today: string): Record<GiftKind, SQL | undefined> => ({
  all: undefined,
  later: gt(orders.sendFrom, today),
  now: or(isNull(orders.sendFrom), lte(orders.sendFrom, today)),
});

/** The orders of all customers. */
export const sentOrders: Sent<
  QueryOf<typeof staffOrderEndpoints.listStaffOrders>,
  StaffOrder,
  StaffOrderDetail
> = {
  table: orders,
  at: orders.placedAt,
  sorts: { placed: orders.placedAt, total: orders.payablePaise },
  chosen: ({ status, payment, delivery, gift, counts, ...by }, { clock }) => [
    status && eq(orders.state, stateOf(status)),
    payment && PAYMENTS[payment],
    delivery && eq(orders.deliveryMethod, delivery),
    counts && COUNTED[counts],
    // In the words of the index of gifts.
    gift && and(sql`${orders.isGift}`, giftsOn(isoDayInIndia(clock.now()))[gift]),
    by.product ? hasProduct(by.product) : undefined,
    by.voucher ? eq(orders.voucherCode, by.voucher.toUpperCase()) : undefined,
    by.city ? inArray(orders.cityId, cityIdsOf(by.city)) : undefined,
    by.least === undefined ? undefined : gte(orders.payablePaise, by.least * 100),
    by.most === undefined ? undefined : lte(orders.payablePaise, by.most * 100),
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
      send_from: order.sendFrom,
    };
  });
}
