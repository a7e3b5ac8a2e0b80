import { and, eq } from 'drizzle-orm';
import { reviewApiMessages } from '../../../../contract/messages/reviews.ts';
import type { CompanyProfile } from '../../../../contract/shop/shop.ts';
import type { Database } from '../../../db/database.ts';
import { customers } from '../../../db/schema/customers.ts';
import { products } from '../../../db/schema/products.ts';
import { reviewMarks } from '../../../db/schema/review-marks.ts';
import { reviews } from '../../../db/schema/reviews.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { limitAttempts } from '../../kernel/attempts.ts';
import type { Context } from '../../kernel/context.ts';
import { HOUR_MS } from '../../kernel/durations.ts';
import { notFound } from '../../kernel/errors.ts';
import type { Limit } from '../../kernel/limit.ts';
import { makePhotos } from '../../kernel/make-photos.ts';
import { customerOf } from '../../kernel/who.ts';
import { storedSettings } from '../../settings/read-settings.ts';
import { isVisible } from '../visible.ts';
import { countStars } from './count-stars.ts';
import { replaceReviewPhotos } from './review-photos.ts';

const WRITING: Limit = { name: 'review, customer', max: 20, windowMs: HOUR_MS };
/** Returns how a review is signed whose author gives no name. */
export const nameless = ({ name }: CompanyProfile) => `A ${name} customer`;

interface WriteReview {
  productId: number;
  /** Whole stars, 1 to 5. */
  rating: number;
  /** Plain text; may be empty. */
  text: string;
  /** The signature; the customer's first name where it is empty. */
  name: string;
  /** The files of pictures as sent, unchecked. */
  photos?: readonly Uint8Array[];
}

/**
 * Customers review a product, once each: a second review replaces the first and its date. The
 * product's stars change in the same transaction; a hidden review stays hidden and uncounted. What the
 * first had of pictures, answers and marks was about other words, and goes. New pictures wait for staff.
 * Errors: `not_logged_in`, `not_found`, `invalid` (photos), `too_many_requests`.
 */
export async function writeReview({
  ctx,
  input,
}: {
  ctx: Context;
  input: WriteReview;
}): Promise<string> {
  const { customerId } = customerOf(ctx.who);
  await limitAttempts({ ctx, input: { limit: WRITING, of: String(customerId) } });
  const photos = await makePhotos(ctx, input.photos ?? []);
  const isFirst = await inTransaction(ctx.db, async (tx) => {
    await lockProduct(tx, input.productId);
    const name =
      input.name ||
      (await firstNameOf(tx, customerId)) ||
      nameless((await storedSettings(tx)).company);
    const { productId, rating, text } = input;
    const content = { name, rating, text, createdAt: ctx.clock.now() };
    const { id, isFirst } = await storeReview(tx, { ...content, productId, customerId });
    await replaceReviewPhotos({ ...ctx, db: tx }, id, photos);
    return isFirst;
  });
  ctx.notify([`product:${input.productId}`, 'products']);
  const { thanks, updated, thanksForPhotos, updatedWithPhotos } = reviewApiMessages;
  if (photos.length > 0) return isFirst ? thanksForPhotos : updatedWithPhotos;
  return isFirst ? thanks : updated;
}

/** Locks the product: its reviews are written one after another, so its stars stay correct. */
async function lockProduct(tx: Database, productId: number): Promise<void> {
  const [product] = await tx
    .select({ id: products.id })
    .from(products)
    .where(and(eq(products.id, productId), isVisible()))
    .for('no key update');
  if (!product) throw notFound('product_not_found', 'Product');
}

async function firstNameOf(tx: Database, customerId: number): Promise<string | undefined> {
  const [customer] = await tx
    .select({ firstName: customers.firstName })
    .from(customers)
    .where(eq(customers.id, customerId));
  return customer?.firstName.trim();
}

interface ReviewValues {
  productId: number;
  customerId: number;
  name: string;
  rating: number;
  text: string;
  createdAt: Date;
}

/** Inserts the review or replaces the earlier one. Returns whether it is the customer's first. */
async function storeReview(tx: Database, review: ReviewValues) {
  const { productId, customerId, rating } = review;
  const [earlier] = await tx
    .select({ id: reviews.id, rating: reviews.rating, isPublished: reviews.isPublished })
    .from(reviews)
    .where(and(eq(reviews.productId, productId), eq(reviews.customerId, customerId)));
  // What the shop has answered was about other words.
  const unanswered = { answer: '', answeredAt: null };
  const [stored] = earlier
    ? await tx
        .update(reviews)
        .set({ ...review, ...unanswered })
        .where(eq(reviews.id, earlier.id))
        .returning({ id: reviews.id })
    : await tx.insert(reviews).values(review).returning({ id: reviews.id });
  if (!stored) throw new Error('A write always answers its row');
  await tx.delete(reviewMarks).where(eq(reviewMarks.reviewId, stored.id));
  if (!earlier || earlier.isPublished) {
    await countStars(tx, { productId, before: earlier?.rating, after: rating });
  }
  return { id: stored.id, isFirst: !earlier };
}
