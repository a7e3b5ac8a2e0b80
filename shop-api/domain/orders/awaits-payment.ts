import { sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { ONLINE_PAYMENT } from '../../../contract/orders/payment-kinds.ts';
import type { OrderRow } from '../inventory/open-order.ts';

/** Whether an order waits for its online payment, or was released because none came. */
export function awaitsPayment(order: OrderRow): boolean {
  const { state, payType, paidAt, payablePaise, releasedAt } = order;
  const isUnpaid = payType === ONLINE_PAYMENT && paidAt === null && payablePaise > 0;
  return state === 'pending' && (releasedAt !== null || isUnpaid);
}

/** The columns of orders, or of an alias of theirs. */
export type PaymentColumns = Record<
  'state' | 'payType' | 'paidAt' | 'payablePaise' | 'releasedAt',
  AnyPgColumn
>;

/** Returns the same as a condition of a query. */
export const awaitsPaymentIn = ({
  state,
  payType,
  paidAt,
  payablePaise,
  releasedAt,
}: PaymentColumns) =>
  sql`(${state} = 'pending' AND (
  ${releasedAt} IS NOT NULL
  OR (${payType} = ${ONLINE_PAYMENT} AND ${paidAt} IS NULL AND ${payablePaise} > 0)
))`;
