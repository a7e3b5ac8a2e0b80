import { and, eq, gt, inArray, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import { CASH_ON_DELIVERY } from '../../../../contract/orders/payment-kinds.ts';
import { toRupees } from '../../../../contract/shop/money.ts';
import type { Taking, takingEndpoints } from '../../../../contract/staff/takings.ts';
import type { Database } from '../../../db/database.ts';
import { orders } from '../../../db/schema/orders.ts';
import type { QueryOf, Sent } from '../../desk/list-sent.ts';
import type { OrderRow } from '../../inventory/open-order.ts';
import { notFound } from '../../kernel/errors.ts';
import { ordersFound } from '../../orders/orders-found.ts';

type Query = QueryOf<typeof takingEndpoints.listTakings>;

/**
 * Whether a carrier took cash for an order. One that was paid online after all was paid before its
 * delivery; what comes back later was taken all the same.
 */
export const isTaken = and(
  eq(orders.payType, CASH_ON_DELIVERY),
  isNotNull(orders.deliveredAt),
  gt(orders.payablePaise, 0),
  sql`${orders.paidAt} >= ${orders.deliveredAt}`,
);

/** Whether the cash is still with the carrier. */
export const isOpen = isNull(orders.cashReceivedAt);

const LISTS: Record<Query['list'], SQL | undefined> = {
  open: isOpen,
  received: isNotNull(orders.cashReceivedAt),
  all: undefined,
};

/** The cash orders that were delivered. */
export const sentTakings: Sent<Query, Taking, Taking> = {
  table: orders,
  at: orders.deliveredAt,
  sorts: { delivered: orders.deliveredAt, amount: orders.payablePaise },
  chosen: ({ list, carrier }) => [isTaken, LISTS[list], carrier && isCarriedBy(carrier)],
  found: ordersFound,
  rows: readTakings,
  read: async (db, id) => {
    const [found] = await readTakings(db, [id]);
    if (!found) throw notFound('taking_not_found', 'Cash order');
    return found;
  },
};

const isCarriedBy = (carrier: string) =>
  carrier === 'none' ? isNull(orders.carrier) : eq(orders.carrier, carrier);

async function readTakings(db: Database, ids: readonly number[]): Promise<Taking[]> {
  const rows = await db
    .select()
    .from(orders)
    .where(and(inArray(orders.id, [...ids]), isTaken));
  return rows.map(rowOf);
}

function rowOf(order: OrderRow): Taking {
  return {
    id: order.id,
    order_id: order.number,
    customer: order.fullName,
    carrier: order.carrier ?? '',
    tracking_number: order.trackingNumber ?? '',
    amount: toRupees(order.payablePaise),
    delivered_at: (order.deliveredAt ?? order.placedAt).toISOString(),
    received_at: order.cashReceivedAt?.toISOString() ?? null,
    reference: order.cashReference ?? '',
  };
}
