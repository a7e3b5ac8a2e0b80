import { eq } from 'drizzle-orm';
import type { PhotoSize } from '../../../contract/shop/photos.ts';
import { reviewPhotos } from '../../db/schema/review-photos.ts';
import type { Given } from '../kernel/context.ts';
import { notFound } from '../kernel/errors.ts';
import { staffOf } from '../kernel/who.ts';

/** Returns a file of a picture of a review, also before others see it. Staff only. Errors: `not_found`. */
export async function getStaffReviewPhoto({
  ctx: { db, who },
  input: { id, size },
}: Given<{ id: string; size: PhotoSize }>): Promise<Uint8Array> {
  staffOf(who);
  const [found] = await db
    .select({ bytes: reviewPhotos[size] })
    .from(reviewPhotos)
    .where(eq(reviewPhotos.id, id));
  if (!found) throw notFound('picture_not_found', 'Picture');
  return found.bytes;
}
