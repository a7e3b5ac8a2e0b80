import { and, eq, inArray, lt, or } from 'drizzle-orm';
import { RETURN_PHOTO_DAYS } from '../../../contract/shop/limits.ts';
import type { PhotoSize } from '../../../contract/shop/photos.ts';
import { customers } from '../../db/schema/customers.ts';
import { returnPhotos, returnRequests } from '../../db/schema/returns.ts';
import type { PhotoFiles } from '../../providers/uploads/upload-maker.ts';
import { forgetPicturesOfClosedAccounts } from '../accounts/profile/closed-account-pictures.ts';
import type { Context, Given } from '../kernel/context.ts';
import { DAY_MS } from '../kernel/durations.ts';
import { notFound } from '../kernel/errors.ts';
import { customerOf, mayDo } from '../kernel/who.ts';

/** Stores the pictures of a request. */
export async function addReturnPhotos(
  { db, ids }: Context,
  returnId: number,
  photos: readonly PhotoFiles[],
): Promise<void> {
  if (photos.length === 0) return;
  const rows = photos.map((photo, position) => {
    return { ...photo, id: ids.photoId(), returnId, position };
  });
  await db.insert(returnPhotos).values(rows);
}

/**
 * Returns a file of a picture. Its customer and staff only. Errors: `not_found`, also for another
 * customer's.
 */
export async function getReturnPhoto({
  ctx,
  input,
}: Given<{ id: string; size: PhotoSize }>): Promise<Uint8Array> {
  const customer = customerOf(ctx.who);
  const isReader = mayDo(customer, 'orders')
    ? undefined
    : eq(returnRequests.customerId, customer.customerId);
  const [found] = await ctx.db
    .select({ bytes: returnPhotos[input.size] })
    .from(returnPhotos)
    .innerJoin(returnRequests, eq(returnRequests.id, returnPhotos.returnId))
    .where(and(eq(returnPhotos.id, input.id), isReader));
  if (!found) throw notFound('picture_not_found', 'Picture');
  return found.bytes;
}

/**
 * System job: deletes the pictures of requests that ended long ago, and of closed accounts: of
 * requests that ended while the account was being closed, and of open ones after the same time.
 */
export async function forgetReturnPhotos({
  ctx: { db, clock },
}: {
  ctx: Pick<Context, 'db' | 'clock'>;
}): Promise<void> {
  const before = new Date(clock.now().getTime() - RETURN_PHOTO_DAYS * DAY_MS);
  const over = db
    .select({ id: returnRequests.id })
    .from(returnRequests)
    .innerJoin(customers, eq(customers.id, returnRequests.customerId))
    .where(or(lt(returnRequests.endedAt, before), lt(customers.closedAt, before)));
  await db.delete(returnPhotos).where(inArray(returnPhotos.returnId, over));
  await forgetPicturesOfClosedAccounts(db);
}
