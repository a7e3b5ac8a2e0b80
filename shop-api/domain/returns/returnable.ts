import { and, asc, eq, notInArray, sql } from 'drizzle-orm';
import { returnApiMessages, returnMessages } from '../../../contract/messages/returns.ts';
import { VOID_RETURN_STATES } from '../../../contract/returns/return-states.ts';
import { REPLACEMENT_DAYS } from '../../../contract/shop/limits.ts';
import type { Database } from '../../db/database.ts';
import { orderLines } from '../../db/schema/order-lines.ts';
import { orderRefundLines, orderRefunds } from '../../db/schema/order-refunds.ts';
import { returnRequests } from '../../db/schema/returns.ts';
import type { OrderRow } from '../inventory/open-order.ts';
import { DomainError, invalidField } from '../kernel/errors.ts';
import { isoDayInIndia, startOfDayInIndia } from '../kernel/india-time.ts';

/** Returns the last day in India on which a request may be made; null before the delivery. */
export function lastReturnDay({ state, deliveredAt }: OrderRow): string | null {
  if (state !== 'delivered' || !deliveredAt) return null;
  return isoDayInIndia(startOfDayInIndia(deliveredAt, REPLACEMENT_DAYS));
}

/** Whether a request may be made at a moment: the days are counted from the day of delivery. */
export function isWithinReturnDays(order: OrderRow, now: Date): boolean {
  const last = lastReturnDay(order);
  return last !== null && isoDayInIndia(now) <= last;
}

/** A line of an order, and what of it may still be asked for. */
export interface LineLeft {
  line: typeof orderLines.$inferSelect;
  /**
   * The pieces without a request that staff did not refund; declined and withdrawn requests do not
   * count.
   */
  left: number;
  /** A request for it waits for staff. */
  isOpen: boolean;
}

/** Returns the lines of an order with what of them may still be asked for. */
export async function readLinesLeft(db: Database, orderId: number): Promise<LineLeft[]> {
  const counts = and(
    eq(returnRequests.orderLineId, orderLines.id),
    notInArray(returnRequests.state, [...VOID_RETURN_STATES]),
  );
  const refundedByStaff = sql`(
    SELECT coalesce(sum(${orderRefundLines.quantity}), 0) FROM ${orderRefundLines}
    JOIN ${orderRefunds} ON ${orderRefunds.id} = ${orderRefundLines.refundId}
    WHERE ${orderRefundLines.orderLineId} = ${orderLines.id} AND ${orderRefunds.returnId} IS NULL)`;
  const rows = await db
    .select({
      line: orderLines,
      taken: sql<number>`(coalesce(sum(${returnRequests.quantity}), 0) + ${refundedByStaff})::int`,
      isOpen: sql<boolean>`count(${returnRequests.id}) FILTER (WHERE ${returnRequests.endedAt} IS NULL) > 0`,
    })
    .from(orderLines)
    .leftJoin(returnRequests, counts)
    .where(eq(orderLines.orderId, orderId))
    .groupBy(orderLines.id)
    .orderBy(asc(orderLines.id));
  return rows.map(({ line, taken, isOpen }) => ({ line, left: line.quantity - taken, isOpen }));
}

interface Wanted {
  order: OrderRow;
  productId: number;
  quantity: number;
  now: Date;
}

/**
 * Returns the line of an order for which a request may be made. Errors: `conflict` when the order
 * is not delivered, the days are over or a request is open; `invalid` (product_id, quantity).
 */
export async function lineToReturn(
  db: Database,
  { order, productId, quantity, now }: Wanted,
): Promise<LineLeft['line']> {
  if (lastReturnDay(order) === null) {
    const message = returnApiMessages.notDelivered;
    throw new DomainError('conflict', 'return_order_not_delivered', message);
  }
  if (!isWithinReturnDays(order, now)) {
    throw new DomainError('conflict', 'return_too_late', returnApiMessages.tooLate);
  }
  const lines = await readLinesLeft(db, order.id);
  const found = lines.find(({ line }) => line.productId === productId);
  if (!found) {
    throw invalidField('product_id', 'return_item_not_ordered', returnMessages.itemNotChosen);
  }
  if (found.isOpen) {
    throw new DomainError('conflict', 'return_asked_already', returnApiMessages.askedAlready);
  }
  if (quantity > found.left) {
    const message = returnApiMessages.moreThanBought(found.left);
    throw invalidField('quantity', 'return_quantity_not_left', message);
  }
  return found.line;
}
