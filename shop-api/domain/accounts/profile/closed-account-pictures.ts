import { and, eq, inArray, isNotNull, type SQL } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { customers } from '../../../db/schema/customers.ts';
import { returnPhotos, returnRequests } from '../../../db/schema/returns.ts';

/**
 * Deletes the pictures of return requests that have ended and whose customer has closed the
 * account: they were sent to settle the request and serve nothing else. Those of open requests
 * stay, since staff still decide by them. `which` limits it to some requests.
 */
export async function forgetPicturesOfClosedAccounts(db: Database, which?: SQL): Promise<void> {
  const over = db
    .select({ id: returnRequests.id })
    .from(returnRequests)
    .innerJoin(customers, eq(customers.id, returnRequests.customerId))
    .where(and(isNotNull(customers.closedAt), isNotNull(returnRequests.endedAt), which));
  await db.delete(returnPhotos).where(inArray(returnPhotos.returnId, over));
}
