import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { reviewApiMessages } from '../../../../contract/messages/reviews.ts';
import type { Database } from '../../../db/database.ts';
import { products } from '../../../db/schema/products.ts';
import { reviewMarks } from '../../../db/schema/review-marks.ts';
import { reviews } from '../../../db/schema/reviews.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { limitAttempts } from '../../kernel/attempts.ts';
import type { Context, Given } from '../../kernel/context.ts';
import { HOUR_MS } from '../../kernel/durations.ts';
import { DomainError, notFound } from '../../kernel/errors.ts';
import type { Limit } from '../../kernel/limit.ts';
import { customerOf } from '../../kernel/who.ts';
import { isVisible } from '../visible.ts';

const MARKING: Limit = { name: 'review mark, customer', max: 60, windowMs: HOUR_MS };

interface MarkReview {
  reviewId: number;
  /** Whether it is helpful; without it the mark changes. */
  helpful?: boolean | undefined;
}

/** How many customers have marked a review, for a query of reviews. */
export const helpfulCount: SQL<number> = sql`(
  SELECT count(*) FROM ${reviewMarks} WHERE ${reviewMarks.reviewId} = ${reviews.id}
)`.mapWith(Number);

/**
 * Customers mark a review of somebody else as helpful, once, or take it back; said again it changes
 * nothing. Returns what holds then. Errors: `not_logged_in`, `not_found`, `conflict` for one's own
 * review, `too_many_requests`.
 */
export async function markReview({ ctx, input }: Given<MarkReview>) {
  const { customerId } = customerOf(ctx.who);
  await limitAttempts({ ctx, input: { limit: MARKING, of: String(customerId) } });
  const { productId, ...marked } = await inTransaction(ctx.db, async (tx) => {
    const review = await holdReview(tx, input.reviewId);
    if (review.customerId === customerId) {
      throw new DomainError('conflict', 'own_review', reviewApiMessages.ownReview);
    }
    const helpful = await setMark(tx, { ...input, customerId });
    const count = await tx.$count(reviewMarks, eq(reviewMarks.reviewId, input.reviewId));
    return { productId: review.productId, helpful, count };
  });
  ctx.notify([`product:${productId}`]);
  return marked;
}

/** The review stays as it is until the mark is written: other words would get none. */
async function holdReview(tx: Database, id: number) {
  const [review] = await tx
    .select({ productId: reviews.productId, customerId: reviews.customerId })
    .from(reviews)
    .innerJoin(products, eq(products.id, reviews.productId))
    .where(and(eq(reviews.id, id), reviews.isPublished, isVisible()))
    .for('update', { of: reviews });
  if (!review) throw notFound('review_not_found', 'Review');
  return review;
}

async function setMark(
  tx: Database,
  { reviewId, customerId, helpful }: MarkReview & { customerId: number },
): Promise<boolean> {
  const isTheirs = and(eq(reviewMarks.reviewId, reviewId), eq(reviewMarks.customerId, customerId));
  const isWanted = helpful ?? (await tx.$count(reviewMarks, isTheirs)) === 0;
  if (isWanted) await tx.insert(reviewMarks).values({ reviewId, customerId }).onConflictDoNothing();
  else await tx.delete(reviewMarks).where(isTheirs);
  return isWanted;
}

/** Takes back all marks of a customer. */
export async function forgetReviewMarks(
  { db, notify }: Pick<Context, 'db' | 'notify'>,
  customerId: number,
): Promise<void> {
  const gone = await db
    .delete(reviewMarks)
    .where(eq(reviewMarks.customerId, customerId))
    .returning({ id: reviewMarks.reviewId });
  const ids = gone.map(({ id }) => id);
  const of = await db
    .selectDistinct({ productId: reviews.productId })
    .from(reviews)
    .where(inArray(reviews.id, ids));
  if (of.length > 0) notify(of.map(({ productId }) => `product:${productId}`));
}

/** Returns the customer's own review of a product, and which of the others they have marked. */
export async function getReviewMarks({ ctx: { db, who }, input }: Given<{ productId: number }>) {
  const { customerId } = customerOf(who);
  const isOfProduct = eq(reviews.productId, input.productId);
  const [[own], marked] = await Promise.all([
    db
      .select({ id: reviews.id })
      .from(reviews)
      .where(and(isOfProduct, eq(reviews.customerId, customerId))),
    db
      .select({ id: reviews.id })
      .from(reviewMarks)
      .innerJoin(reviews, eq(reviews.id, reviewMarks.reviewId))
      .where(and(isOfProduct, eq(reviewMarks.customerId, customerId))),
  ]);
  return { own: own?.id ?? null, helpful: marked.map(({ id }) => id) };
}
