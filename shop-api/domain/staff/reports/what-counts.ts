import { and, eq, exists, lt, ne, not, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { alias, QueryBuilder } from 'drizzle-orm/pg-core';
import { COLLECT } from '../../../../contract/orders/collect.ts';
import type { OrderCount } from '../../../../contract/staff/order-counts.ts';
import { orderEvents, orders } from '../../../db/schema/orders.ts';
import { trail } from '../../../db/schema/trail.ts';
import { awaitsPaymentIn, type PaymentColumns } from '../../orders/awaits-payment.ts';
import { TAKEN_BY_PHONE } from '../../orders/by-phone/stored-phone-orders.ts';

/* What the reports count (docs/desk.md): one place for figures and for the lists behind them. */

/** Whether an order is a sale: neither cancelled nor waiting for its payment. */
const isSaleIn = (table: PaymentColumns) =>
  and(ne(table.state, 'cancelled'), not(awaitsPaymentIn(table)));

const earlier = alias(orders, 'earlier');
const query = new QueryBuilder();

/** Selects the sales of a customer before an order: found by the index of orders by customer. */
export const earlierSales = (customerId: SQLWrapper, id: SQLWrapper) =>
  query
    .select({ one: sql`1` })
    .from(earlier)
    .where(and(eq(earlier.customerId, customerId), lt(earlier.id, id), isSaleIn(earlier)));

const wasUndelivered = exists(
  query
    .select({ one: sql`1` })
    .from(orderEvents)
    .where(and(eq(orderEvents.orderId, orders.id), eq(orderEvents.state, 'undelivered'))),
);

/** What staff wrote down is deleted after 30 days; the trail stays. */
const wasTakenByPhone = exists(
  query
    .select({ one: sql`1` })
    .from(trail)
    .where(
      and(
        eq(trail.objectKind, 'order'),
        eq(trail.objectId, sql`${orders.id}::text`),
        eq(trail.action, TAKEN_BY_PHONE),
      ),
    ),
);

/** The orders that each count of a report is about. */
export const COUNTED: Record<OrderCount, SQL | undefined> = {
  sales: isSaleIn(orders),
  undelivered: and(isSaleIn(orders), wasUndelivered),
  returning: and(isSaleIn(orders), exists(earlierSales(orders.customerId, orders.id))),
  confirmable: and(eq(orders.state, 'pending'), not(awaitsPaymentIn(orders))),
  collectable: and(eq(orders.state, 'packed'), eq(orders.deliveryMethod, COLLECT)),
  shopped: and(isSaleIn(orders), not(wasTakenByPhone)),
};

/** What an order is worth in paise, however much of it a gift voucher pays. */
export const worth = sql`${orders.payablePaise} + ${orders.giftCardPaise}`;
