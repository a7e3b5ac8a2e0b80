import type { SQL } from 'drizzle-orm';
import { and, desc, eq, exists, isNotNull, sql } from 'drizzle-orm';
import type { Review } from '../../../../contract/product.ts';
import type { Database } from '../../../db/database.ts';
import { orderLines } from '../../../db/schema/order-lines.ts';
import { orders } from '../../../db/schema/orders.ts';
import { reviews } from '../../../db/schema/reviews.ts';

interface Page {
  productId: number;
  /** From 1. */
  page: number;
  /** Reviews per page. */
  size: number;
}

/** Reads a page of a product's published reviews, the newest first. */
export async function readReviews(
  db: Database,
  { productId, page, size }: Page,
): Promise<Review[]> {
  const rows = await db
    .select({
      name: reviews.name,
      rating: reviews.rating,
      text: reviews.text,
      createdAt: reviews.createdAt,
      isVerifiedBuyer: isVerifiedBuyer(db),
    })
    .from(reviews)
    .where(isPublishedOf(productId))
    .orderBy(desc(reviews.createdAt), desc(reviews.id))
    .limit(size)
    .offset((page - 1) * size);
  return rows.map((row) => ({
    name: row.name,
    rating: row.rating,
    review: row.text,
    created_at: row.createdAt.toISOString(),
    is_verified_buyer: row.isVerifiedBuyer,
  }));
}

/** Returns the number of pages of published reviews; at least 1. */
export async function countReviewPages(
  db: Database,
  { productId, size }: Omit<Page, 'page'>,
): Promise<number> {
  const count = await db.$count(reviews, isPublishedOf(productId));
  return Math.max(1, Math.ceil(count / size));
}

function isPublishedOf(productId: number): SQL | undefined {
  return and(eq(reviews.productId, productId), reviews.isPublished);
}

/**
 * Whether the author of a review has received the product: an order of theirs with it was
 * delivered. A payment alone is not enough, since it can be refunded the same day; a later return
 * changes nothing. Evaluated on reading, so the sequence of review and delivery does not matter.
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
