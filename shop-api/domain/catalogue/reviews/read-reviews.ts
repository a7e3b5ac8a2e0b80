import { and, asc, desc, eq, exists, inArray, isNotNull, type SQL, sql } from 'drizzle-orm';
import type { Review } from '../../../../contract/catalogue/product.ts';
import type { ReviewOrdering } from '../../../../contract/catalogue/reviews.ts';
import type { Database } from '../../../db/database.ts';
import { orderLines } from '../../../db/schema/order-lines.ts';
import { orders } from '../../../db/schema/orders.ts';
import { reviews } from '../../../db/schema/reviews.ts';
import { helpfulCount } from './mark-review.ts';
import { readReviewPhotos } from './review-photos.ts';

interface Choice {
  productId: number;
  /** Only reviews with this number of stars. */
  rating?: number | undefined;
  /** Only reviews with these ids. */
  among?: readonly number[] | undefined;
}

interface Page extends Choice {
  /** From 1. */
  page: number;
  /** Reviews per page. */
  size: number;
  /** The newest first by default. */
  ordering?: ReviewOrdering;
}

const BY_CHOICE: Record<ReviewOrdering, SQL[]> = {
  newest: [],
  helpful: [desc(helpfulCount)],
  highest: [desc(reviews.rating)],
  lowest: [asc(reviews.rating)],
};

/** Reads a page of a product's published reviews. */
export async function readReviews(
  db: Database,
  { page, size, ordering = 'newest', ...choice }: Page,
): Promise<Review[]> {
  const rows = await db
    .select({
      id: reviews.id,
      name: reviews.name,
      rating: reviews.rating,
      text: reviews.text,
      createdAt: reviews.createdAt,
      answer: reviews.answer,
      helpfulCount,
      isVerifiedBuyer: isVerifiedBuyer(db),
    })
    .from(reviews)
    .where(isPublishedAnd(choice))
    .orderBy(...BY_CHOICE[ordering], desc(reviews.createdAt), desc(reviews.id))
    .limit(size)
    .offset((page - 1) * size);
  const ids = rows.map(({ id }) => id);
  const photos = ids.length > 0 ? await readReviewPhotos(db, ids, 'shown') : undefined;
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    rating: row.rating,
    review: row.text,
    created_at: row.createdAt.toISOString(),
    is_verified_buyer: row.isVerifiedBuyer,
    ...(row.answer && { shop_answer: row.answer }),
    helpful_count: row.helpfulCount,
    photos: (photos?.get(row.id) ?? []).map(({ id, width, height }) => ({ id, width, height })),
  }));
}

/** Returns the number of pages of published reviews; at least 1. */
export async function countReviewPages(
  db: Database,
  { size, ...choice }: Choice & { size: number },
): Promise<number> {
  const count = await db.$count(reviews, isPublishedAnd(choice));
  return Math.max(1, Math.ceil(count / size));
}

function isPublishedAnd({ productId, rating, among }: Choice): SQL | undefined {
  const isChosen = rating === undefined ? undefined : eq(reviews.rating, rating);
  const isAmong = among && inArray(reviews.id, [...among]);
  return and(eq(reviews.productId, productId), reviews.isPublished, isChosen, isAmong);
}

/**
 * Whether the author of a review has received the product: an order of theirs with it was
 * delivered. A payment alone is not enough, since it can be refunded the same day; a later return
 * changes nothing. Evaluated on reading, so the sequence of review and delivery does not matter,
 * and no stored mark can say what no order proves. An author without an account is never one.
 */
function isVerifiedBuyer(db: Database): SQL<boolean> {
  const delivered = db
    .select({ id: orders.id })
    .from(orders)
    .innerJoin(orderLines, eq(orderLines.orderId, orders.id))
    .where(
      and(
        eq(orders.customerId, reviews.customerId),
        eq(orderLines.productId, reviews.productId),
        isNotNull(orders.deliveredAt),
      ),
    );
  return sql<boolean>`${exists(delivered)}`;
}

/** Returns the cache tags of pages with the customer's own reviews of the goods in an order. */
export async function tagsOfOwnReviews(
  db: Database,
  order: { id: number; customerId: number },
): Promise<string[]> {
  const rows = await db
    .selectDistinct({ productId: reviews.productId })
    .from(reviews)
    .innerJoin(orderLines, eq(orderLines.productId, reviews.productId))
    .where(and(eq(orderLines.orderId, order.id), eq(reviews.customerId, order.customerId)));
  return rows.map(({ productId }) => `product:${productId}`);
}
