import { and, asc, desc, eq, gte, inArray, isNotNull, isNull, ne } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { customers } from '../../db/schema/customers.ts';
import { orderLines } from '../../db/schema/order-lines.ts';
import { orders } from '../../db/schema/orders.ts';
import { reviews } from '../../db/schema/reviews.ts';
import { DAY_MS } from '../../domain/kernel/durations.ts';
import type { DemoDestination } from './demo-accounts.ts';

/** A review follows the delivery by a day or two. */
const REVIEWED_AFTER_MS = 1.6 * DAY_MS;
const LEAST_STARS = 3;

/**
 * Gives a review of each product to the first of the customers with these addresses who received it, so that verified
 * buyers are among the newest authors. Only author and date change, no count of stars.
 */
export async function seedBuyerReviews(
  tx: Database,
  destinations: ReadonlyMap<number, DemoDestination>,
): Promise<void> {
  const seen = new Set<number>();
  for (const { productId, ...buyer } of await readDeliveries(tx, [...destinations.keys()])) {
    if (seen.has(productId)) continue;
    seen.add(productId);
    const town = destinations.get(buyer.customerId)?.place.cityName ?? '';
    await giveReview(tx, productId, { ...buyer, town });
  }
}

type Delivery = Awaited<ReturnType<typeof readDeliveries>>[number];
type Buyer = Omit<Delivery, 'productId'> & { town: string };

function readDeliveries(tx: Database, customerIds: readonly number[]) {
  return tx
    .select({
      productId: orderLines.productId,
      customerId: customers.id,
      firstName: customers.firstName,
      lastName: customers.lastName,
      deliveredAt: orders.deliveredAt,
    })
    .from(orders)
    .innerJoin(orderLines, eq(orderLines.orderId, orders.id))
    .innerJoin(customers, eq(customers.id, orders.customerId))
    .where(and(inArray(orders.customerId, [...customerIds]), isNotNull(orders.deliveredAt)))
    .orderBy(asc(orders.deliveredAt), asc(orderLines.productId));
}

async function giveReview(tx: Database, productId: number, buyer: Buyer): Promise<void> {
  const [newest] = await tx
    .select({ id: reviews.id })
    .from(reviews)
    .where(
      and(
        eq(reviews.productId, productId),
        isNull(reviews.customerId),
        ne(reviews.text, ''),
        gte(reviews.rating, LEAST_STARS),
      ),
    )
    .orderBy(desc(reviews.createdAt), desc(reviews.id))
    .limit(1);
  if (!newest || !buyer.deliveredAt) return;
  await tx
    .update(reviews)
    .set({
      customerId: buyer.customerId,
      name: `${buyer.firstName} ${buyer.lastName.slice(0, 1)}., ${buyer.town}`,
      createdAt: new Date(buyer.deliveredAt.getTime() + REVIEWED_AFTER_MS),
    })
    .where(eq(reviews.id, newest.id));
}
