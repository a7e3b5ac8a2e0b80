import { and, eq, exists, inArray, type SQL } from 'drizzle-orm';
import type { ReviewPhotoState } from '../../../../contract/catalogue/review-moves.ts';
import type { PhotoSize } from '../../../../contract/shop/photos.ts';
import type { Database } from '../../../db/database.ts';
import { products } from '../../../db/schema/products.ts';
import { reviewPhotos } from '../../../db/schema/review-photos.ts';
import { reviews } from '../../../db/schema/reviews.ts';
import type { PhotoFiles } from '../../../providers/uploads/upload-maker.ts';
import type { Context, Given } from '../../kernel/context.ts';
import { notFound } from '../../kernel/errors.ts';
import { isVisible } from '../visible.ts';

/** Puts pictures in the place of those that a review had; nobody sees them before staff have. */
export async function replaceReviewPhotos(
  { db, ids }: Pick<Context, 'db' | 'ids'>,
  reviewId: number,
  photos: readonly PhotoFiles[],
): Promise<void> {
  await db.delete(reviewPhotos).where(eq(reviewPhotos.reviewId, reviewId));
  if (photos.length === 0) return;
  const rows = photos.map((photo, position) => {
    return { ...photo, id: ids.photoId(), reviewId, position };
  });
  await db.insert(reviewPhotos).values(rows);
}

/** Returns the pictures of reviews by review, without their files; all, or those in a state. */
export async function readReviewPhotos(
  db: Database,
  reviewIds: readonly number[],
  state?: ReviewPhotoState,
) {
  const { id, reviewId, position, width, height, state: ofPhoto } = reviewPhotos;
  const rows = await db
    .select({ id, reviewId, position, width, height, state: ofPhoto })
    .from(reviewPhotos)
    .where(and(inArray(reviewId, [...reviewIds]), state && eq(ofPhoto, state)));
  const inOrder = rows.toSorted((one, other) => one.position - other.position);
  return Map.groupBy(inOrder, (row) => row.reviewId);
}

/** Whether a review has pictures: any, or one in a state. */
export function hasPhotos(db: Database, state?: ReviewPhotoState): SQL {
  const isOfReview = eq(reviewPhotos.reviewId, reviews.id);
  return exists(
    db
      .select({ id: reviewPhotos.id })
      .from(reviewPhotos)
      .where(and(isOfReview, state && eq(reviewPhotos.state, state))),
  );
}

/** Deletes the pictures of a customer's reviews, which the account alone has let be shown. */
export async function forgetReviewPhotos(
  { db, notify }: Pick<Context, 'db' | 'notify'>,
  customerId: number,
): Promise<void> {
  const own = await db
    .select({ id: reviews.id, productId: reviews.productId })
    .from(reviews)
    .where(and(eq(reviews.customerId, customerId), hasPhotos(db)));
  if (own.length === 0) return;
  const ids = own.map(({ id }) => id);
  await db.delete(reviewPhotos).where(inArray(reviewPhotos.reviewId, ids));
  notify(own.map(({ productId }) => `product:${productId}`));
}

/** Returns a file of a picture that everybody may see. Public. Errors: `not_found`. */
export async function getReviewPhoto({
  ctx: { db },
  input: { id, size },
}: Given<{ id: string; size: PhotoSize }>): Promise<Uint8Array> {
  const [found] = await db
    .select({ bytes: reviewPhotos[size] })
    .from(reviewPhotos)
    .innerJoin(reviews, eq(reviews.id, reviewPhotos.reviewId))
    .innerJoin(products, eq(products.id, reviews.productId))
    .where(
      and(
        eq(reviewPhotos.id, id),
        eq(reviewPhotos.state, 'shown'),
        reviews.isPublished,
        isVisible(),
      ),
    );
  if (!found) throw notFound('picture_not_found', 'Picture');
  return found.bytes;
}
