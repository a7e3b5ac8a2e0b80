import { and, eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { customers } from '../../db/schema/customers.ts';
import { products } from '../../db/schema/products.ts';
import { reviews } from '../../db/schema/reviews.ts';
import { inTransaction } from '../../db/transaction.ts';
import { isVisible } from '../catalogue/visible.ts';
import type { Context } from '../context.ts';
import { notFound } from '../errors.ts';
import { customerOf } from '../identity/who.ts';
import { limitAttempts } from '../limits/count-attempt.ts';
import type { Limit } from '../limits/limit.ts';
import { countStars } from './count-stars.ts';

const WRITING: Limit = { name: 'review, customer', max: 20, windowMs: 3_600_000 };
/** Signs the review of a customer who has given no name. */
const NAMELESS = 'A Vanya customer';

interface WriteReview {
  productId: number;
  /** Whole stars, 1 to 5. */
  rating: number;
  /** Plain text; may be empty. */
  text: string;
  /** What it is signed with; the first name where it is empty. */
  name: string;
}

/** The shop's answer to a review. */
export type ReviewMessage = 'Thank you for your review!' | 'Your review has been updated!';

/**
 * Customers review a product, once each: a second review takes the place and the date of the first.
 * The product's stars change in the same transaction; one that staff hid stays hidden and uncounted.
 * Errors: `not_logged_in`, `not_found`, `too_many_requests`.
 */
export async function writeReview({
  ctx,
  input,
}: {
  ctx: Context;
  input: WriteReview;
}): Promise<ReviewMessage> {
  const { customerId } = customerOf(ctx.who);
  await limitAttempts({ ctx, input: { limit: WRITING, of: String(customerId) } });
  const isFirst = await inTransaction(ctx.db, async (tx) => {
    await lockProduct(tx, input.productId);
    const name = input.name || (await firstNameOf(tx, customerId)) || NAMELESS;
    const { productId, rating, text } = input;
    const words = { name, rating, text, createdAt: ctx.clock.now() };
    return keep(tx, { ...words, productId, customerId });
  });
  ctx.notify([`product:${input.productId}`, 'products']);
  return isFirst ? 'Thank you for your review!' : 'Your review has been updated!';
}

/** Reviews of one product are written one after another, so that its stars never drift. */
async function lockProduct(tx: Database, productId: number): Promise<void> {
  const [product] = await tx
    .select({ id: products.id })
    .from(products)
    .where(and(eq(products.id, productId), isVisible()))
    .for('no key update');
  if (!product) throw notFound('Product');
}

async function firstNameOf(tx: Database, customerId: number): Promise<string | undefined> {
  const [customer] = await tx
    .select({ firstName: customers.firstName })
    .from(customers)
    .where(eq(customers.id, customerId));
  return customer?.firstName.trim();
}

interface Kept {
  productId: number;
  customerId: number;
  name: string;
  rating: number;
  text: string;
  createdAt: Date;
}

/** Inserts the review or replaces the earlier one. True when it is the customer's first. */
async function keep(tx: Database, review: Kept): Promise<boolean> {
  const { productId, customerId, rating } = review;
  const [earlier] = await tx
    .select({ id: reviews.id, rating: reviews.rating, isPublished: reviews.isPublished })
    .from(reviews)
    .where(and(eq(reviews.productId, productId), eq(reviews.customerId, customerId)));
  if (earlier) await tx.update(reviews).set(review).where(eq(reviews.id, earlier.id));
  else await tx.insert(reviews).values(review);
  if (!earlier || earlier.isPublished) {
    await countStars(tx, { productId, before: earlier?.rating, after: rating });
  }
  return !earlier;
}
