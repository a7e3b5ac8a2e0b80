import { sql } from 'drizzle-orm';
import { ONLINE_PAYMENT } from '../../../contract/orders/payment-kinds.ts';
import { orders } from '../../db/schema/orders.ts';
import type { OrderRow } from '../inventory/open-order.ts';

/** Whether an order waits for its online payment, or was released because none came. */
export function awaitsPayment(order: OrderRow): boolean {
  const { state, payType, paidAt, payablePaise, releasedAt } = order;
  const isUnpaid = payType === ONLINE_PAYMENT && paidAt === null && payablePaise > 0;
  return state === 'pending' && (releasedAt !== null || isUnpaid);
}

/** The same as a condition of a query. */
export const isAwaitingPayment = sql`(${orders.state} = 'pending' AND (
  ${orders.releasedAt} IS NOT NULL
  OR (${orders.payType} = ${ONLINE_PAYMENT} AND ${orders.paidAt} IS NULL AND ${orders.payablePaise} > 0)
))`;
