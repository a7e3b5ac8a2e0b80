import type { SQL } from 'drizzle-orm';
import { and, desc, eq } from 'drizzle-orm';
import type { Review } from '../../../contract/product.ts';
import type { Database } from '../../db/database.ts';
import { reviews } from '../../db/schema/reviews.ts';
import { isVerifiedBuyer } from './verified-buyer.ts';

interface Page {
  productId: number;
  /** From 1. */
  page: number;
  /** Reviews a page. */
  size: number;
}

/** A page of a product's published reviews, the newest first. */
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

/** How many pages they fill; at least 1. */
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
