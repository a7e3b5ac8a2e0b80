import { and, eq } from 'drizzle-orm';
import {
  HIDE_REASONS,
  type HideReason,
  type ReviewMove,
} from '../../../contract/catalogue/review-moves.ts';
import { staffMessages } from '../../../contract/messages/staff.ts';
import type { Database } from '../../db/database.ts';
import { products } from '../../db/schema/products.ts';
import { reviewPhotos } from '../../db/schema/review-photos.ts';
import { reviews } from '../../db/schema/reviews.ts';
import { inTransaction } from '../../db/transaction.ts';
import { countStars } from '../catalogue/reviews/count-stars.ts';
import type { Context, Given } from '../kernel/context.ts';
import { DomainError, notFound } from '../kernel/errors.ts';
import { staffOf } from '../kernel/who.ts';
import { recordMove } from '../trail/record-move.ts';

interface Move {
  id: number;
  to: ReviewMove;
  /** The id of the picture that is shown or hidden. */
  photo?: string | undefined;
  /** Why it is hidden. */
  reason?: HideReason | undefined;
  /** Empty: none. */
  answer: string;
  /** `answered_at` as it was read; empty: it had no answer. */
  seen: string;
}

type ReviewRow = typeof reviews.$inferSelect;

/**
 * Hides a review, with the reason, whose stars then do not count; publishes it; answers it as the
 * shop, below it on the page of the product; or shows or hides one of its pictures. Records who did.
 * Returns the name of the product. Staff only. Errors: `not_found`, `conflict` where another has moved
 * or answered it meanwhile, or its author has sent other pictures.
 */
export async function moveReview({ ctx, input }: Given<Move>): Promise<string> {
  staffOf(ctx.who);
  const { productId, name } = await inTransaction(ctx.db, async (tx) => {
    const { review, product } = await lockReview(tx, input.id);
    const inside = { ...ctx, db: tx };
    if (input.to === 'answer') await answer(inside, review, input);
    else if (input.photo !== undefined) await movePhoto(inside, review, input);
    else await show(inside, review, input);
    return { productId: review.productId, name: product };
  });
  ctx.notify([`product:${productId}`, 'products']);
  return name;
}

/** The product first, as whoever writes a review does: so its stars stay correct. */
async function lockReview(tx: Database, id: number) {
  const [found] = await tx
    .select({ productId: reviews.productId })
    .from(reviews)
    .where(eq(reviews.id, id));
  if (!found) throw notFound('review_not_found', 'Review');
  const [product] = await tx
    .select({ name: products.name })
    .from(products)
    .where(eq(products.id, found.productId))
    .for('no key update');
  const [review] = await tx.select().from(reviews).where(eq(reviews.id, id)).for('update');
  if (!product || !review) throw notFound('review_not_found', 'Review');
  return { review, product: product.name };
}

async function show(ctx: Context, review: ReviewRow, { to, reason }: Move): Promise<void> {
  const { id, productId, rating } = review;
  const isPublished = to === 'publish';
  if (review.isPublished === isPublished) throw movedMeanwhile();
  await ctx.db.update(reviews).set({ isPublished }).where(eq(reviews.id, id));
  const [before, after] = isPublished ? [undefined, rating] : [rating, undefined];
  await countStars(ctx.db, { productId, before, after });
  const states = { before: { review: 'Published' }, after: { review: 'Hidden' } };
  await recordMove({
    ctx,
    ...{ kind: 'review', action: to, id },
    before: isPublished ? states.after : states.before,
    after: isPublished
      ? states.before
      : { ...states.after, ...(reason && { why: HIDE_REASONS[reason] }) },
  });
}

async function movePhoto(ctx: Context, review: ReviewRow, { to, photo: id = '' }: Move) {
  const isOfReview = and(eq(reviewPhotos.id, id), eq(reviewPhotos.reviewId, review.id));
  const { state: before, position } = reviewPhotos;
  const [photo] = await ctx.db.select({ before, position }).from(reviewPhotos).where(isOfReview);
  const state = to === 'show_photo' ? 'shown' : 'hidden';
  if (!photo || photo.before === state) throw movedMeanwhile();
  await ctx.db.update(reviewPhotos).set({ state }).where(isOfReview);
  const name = `picture_${photo.position + 1}`;
  await recordMove({
    ctx,
    ...{ kind: 'review', action: to, id: review.id },
    before: { [name]: photo.before },
    after: { [name]: state },
  });
}

/** The trail says when, and not what: the text stands on the page, and may name the customer. */
async function answer(ctx: Context, review: ReviewRow, { answer: text, seen }: Move) {
  const before = review.answeredAt?.toISOString() ?? null;
  if ((before ?? '') !== seen) throw movedMeanwhile();
  const answeredAt = text === '' ? null : ctx.clock.now();
  await ctx.db.update(reviews).set({ answer: text, answeredAt }).where(eq(reviews.id, review.id));
  await recordMove({
    ctx,
    ...{ kind: 'review', action: 'answer', id: review.id },
    before: { answered: before },
    after: { answered: answeredAt?.toISOString() ?? null },
  });
}

function movedMeanwhile(): DomainError {
  return new DomainError('conflict', 'review_step_not_allowed', staffMessages.reviewMovedMeanwhile);
}
