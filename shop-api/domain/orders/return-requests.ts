import { and, count, inArray, notInArray } from 'drizzle-orm';
import { returnApiMessages } from '../../../contract/messages/returns.ts';
import { VOID_RETURN_STATES } from '../../../contract/returns/return-states.ts';
import type { Database } from '../../db/database.ts';
import { returnRequests } from '../../db/schema/returns.ts';
import type { OrderRow } from '../inventory/open-order.ts';
import { DomainError } from '../kernel/errors.ts';

/**
 * Returns how many return requests keep each order from being returned as a whole, by order id:
 * open, replaced and refunded ones. Orders without one are missing.
 */
export async function countReturnRequests(
  db: Database,
  orderIds: readonly number[],
): Promise<Map<number, number>> {
  const { orderId, state } = returnRequests;
  const counts = notInArray(state, [...VOID_RETURN_STATES]);
  const rows = await db
    .select({ orderId, requests: count() })
    .from(returnRequests)
    .where(and(inArray(orderId, [...orderIds]), counts))
    .groupBy(orderId);
  return new Map(rows.map((row) => [row.orderId, row.requests]));
}

/**
 * Refuses to take a whole order back while single items of it are being settled or were: they
 * would be paid back twice. Errors: `conflict`.
 */
export async function assertNoReturnRequests(tx: Database, { id }: OrderRow): Promise<void> {
  if (!(await countReturnRequests(tx, [id])).has(id)) return;
  throw new DomainError('conflict', 'order_has_returns', returnApiMessages.orderHasRequests);
}
