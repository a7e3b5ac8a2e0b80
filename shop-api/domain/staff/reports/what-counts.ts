import { and, eq, exists, lt, ne, not, type SQL, sql } from 'drizzle-orm';
import { alias, QueryBuilder } from 'drizzle-orm/pg-core';
import type { OrderCount } from '../../../../contract/staff/order-counts.ts';
import { orderEvents, orders } from '../../../db/schema/orders.ts';
import { awaitsPaymentIn, type PaymentColumns } from '../../orders/awaits-payment.ts';

/* What the reports count (docs/desk.md): one place for figures and for the lists behind them. */

/** Whether an order is a sale: neither cancelled nor waiting for its payment. */
const isSaleIn = (table: PaymentColumns) =>
  and(ne(table.state, 'cancelled'), not(awaitsPaymentIn(table)));

const earlier = alias(orders, 'earlier');
const query = new QueryBuilder();

/** Tried for each order by the index of its customer. */
const hasEarlierSale = exists(
  query
    .select({ one: sql`1` })
    .from(earlier)
    .where(
      and(eq(earlier.customerId, orders.customerId), lt(earlier.id, orders.id), isSaleIn(earlier)),
    ),
);

const wasUndelivered = exists(
  query
    .select({ one: sql`1` })
    .from(orderEvents)
    .where(and(eq(orderEvents.orderId, orders.id), eq(orderEvents.state, 'undelivered'))),
);

/** The orders that each count of a report is about. */
export const COUNTED: Record<OrderCount, SQL | undefined> = {
  sales: isSaleIn(orders),
  undelivered: and(isSaleIn(orders), wasUndelivered),
  returning: and(isSaleIn(orders), hasEarlierSale),
};

/** What an order is worth in paise, however much of it a gift voucher pays. */
export const worth = sql`${orders.payablePaise} + ${orders.giftCardPaise}`;
