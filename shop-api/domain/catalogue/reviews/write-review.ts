import { and, eq } from 'drizzle-orm';
import { reviewApiMessages } from '../../../../contract/messages/reviews.ts';
import type { CompanyProfile } from '../../../../contract/shop/shop.ts';
import type { Database } from '../../../db/database.ts';
import { customers } from '../../../db/schema/customers.ts';
import { products } from '../../../db/schema/products.ts';
import { reviews } from '../../../db/schema/reviews.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { limitAttempts } from '../../kernel/attempts.ts';
import type { Context } from '../../kernel/context.ts';
import { HOUR_MS } from '../../kernel/durations.ts';
import { notFound } from '../../kernel/errors.ts';
import type { Limit } from '../../kernel/limit.ts';
import { customerOf } from '../../kernel/who.ts';
import { storedSettings } from '../../settings/read-settings.ts';
import { isVisible } from '../visible.ts';
import { countStars } from './count-stars.ts';

const WRITING: Limit = { name: 'review, customer', max: 20, windowMs: HOUR_MS };
/** The signature of a customer who has given no name. */
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
}

/**
 * Customers review a product, once each: a second review replaces the first and its date. The
 * product's stars change in the same transaction; a hidden review stays hidden and uncounted.
 * Errors: `not_logged_in`, `not_found`, `too_many_requests`.
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
  const isFirst = await inTransaction(ctx.db, async (tx) => {
    await lockProduct(tx, input.productId);
    const name =
      input.name ||
      (await firstNameOf(tx, customerId)) ||
      nameless((await storedSettings(tx)).company);
    const { productId, rating, text } = input;
    const content = { name, rating, text, createdAt: ctx.clock.now() };
    return storeReview(tx, { ...content, productId, customerId });
  });
  ctx.notify([`product:${input.productId}`, 'products']);
  return isFirst ? reviewApiMessages.thanks : reviewApiMessages.updated;
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

/** Inserts the review or replaces the earlier one. Returns true for the customer's first. */
async function storeReview(tx: Database, review: ReviewValues): Promise<boolean> {
  const { productId, customerId, rating } = review;
  const [earlier] = await tx
    .select({ id: reviews.id, rating: reviews.rating, isPublished: reviews.isPublished })
    .from(reviews)
    .where(and(eq(reviews.productId, productId), eq(reviews.customerId, customerId)));
  // What the shop has answered was about other words.
  const unanswered = { answer: '', answeredAt: null };
  if (earlier)
    await tx
      .update(reviews)
      .set({ ...review, ...unanswered })
      .where(eq(reviews.id, earlier.id));
  else await tx.insert(reviews).values(review);
  if (!earlier || earlier.isPublished) {
    await countStars(tx, { productId, before: earlier?.rating, after: rating });
  }
  return !earlier;
}
