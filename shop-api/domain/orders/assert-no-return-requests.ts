import { and, eq, notInArray } from 'drizzle-orm';
import { returnApiMessages } from '../../../contract/messages/returns.ts';
import { VOID_RETURN_STATES } from '../../../contract/return-states.ts';
import type { Database } from '../../db/database.ts';
import { returnRequests } from '../../db/schema/returns.ts';
import type { OrderRow } from '../inventory/open-order.ts';
import { DomainError } from '../kernel/errors.ts';

/**
 * Refuses to take a whole order back while single items of it are being settled or were: they
 * would be paid back twice. Errors: `conflict`.
 */
export async function assertNoReturnRequests(tx: Database, { id }: OrderRow): Promise<void> {
  const counts = notInArray(returnRequests.state, [...VOID_RETURN_STATES]);
  const requests = await tx.$count(returnRequests, and(eq(returnRequests.orderId, id), counts));
  if (requests === 0) return;
  throw new DomainError('conflict', 'order_has_returns', returnApiMessages.orderHasRequests);
}
