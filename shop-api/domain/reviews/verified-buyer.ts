import type { SQL } from 'drizzle-orm';
import { and, eq, exists, isNotNull, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { orderLines } from '../../db/schema/order-lines.ts';
import { orders } from '../../db/schema/orders.ts';
import { reviews } from '../../db/schema/reviews.ts';

/**
 * Whether the writer of a review has had the product in hand: an order of theirs that contains it was
 * delivered. A payment alone is not enough, since it can be taken back the same day; a return later on
 * changes nothing. Found out at reading, so that it is true whichever came first.
 */
export function isVerifiedBuyer(db: Database): SQL<boolean> {
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

/** Tags of the pages that show reviews of the goods in an order, written by the one who ordered them. */
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
