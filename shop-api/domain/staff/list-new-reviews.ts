import { desc, eq } from 'drizzle-orm';
import type { StaffReview } from '../../../contract/staff/staff.ts';
import { products } from '../../db/schema/products.ts';
import { reviews } from '../../db/schema/reviews.ts';
import type { Given } from '../kernel/context.ts';
import { type Paging, pagedAnswer, pageOf } from '../kernel/paging.ts';
import { staffOf } from '../kernel/who.ts';

/** Returns a page of the published reviews of all products, the newest first. Staff only. */
export async function listNewReviews({ ctx: { db, who }, input }: Given<Paging>) {
  staffOf(who);
  const isPublished = eq(reviews.isPublished, true);
  const query = db
    .select({ review: reviews, productName: products.name })
    .from(reviews)
    .innerJoin(products, eq(products.id, reviews.productId))
    .where(isPublished)
    .orderBy(desc(reviews.createdAt), desc(reviews.id))
    .$dynamic();
  const [total, rows] = await Promise.all([db.$count(reviews, isPublished), pageOf(query, input)]);
  const data = rows.map(
    ({ review, productName }): StaffReview => ({
      id: review.id,
      product_id: review.productId,
      product_name: productName,
      name: review.name,
      rating: review.rating,
      review: review.text,
      created_at: review.createdAt.toISOString(),
    }),
  );
  return pagedAnswer(data, total, input);
}
