import { and, count, eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { products } from '../../db/schema/products.ts';
import { wishes } from '../../db/schema/wishes.ts';
import { inTransaction } from '../../db/transaction.ts';
import { isVisible } from '../catalogue/visible.ts';
import type { Context } from '../context.ts';
import { notFound } from '../errors.ts';
import type { Shopper } from '../identity/who.ts';
import { shopperOf } from '../identity/who.ts';
import { isWishOf, ownerColumns } from './is-wish-of.ts';

export interface ToggledWish {
  message: 'Added in wishlist' | 'Removed from wishlist';
  counter: number;
}

/**
 * Visitors and customers add a product to their own wishlist, or take it out where it is in already.
 * Errors: `not_found`.
 */
export async function toggleWish({
  ctx,
  input,
}: {
  ctx: Context;
  input: { productId: number };
}): Promise<ToggledWish> {
  const shopper = shopperOf(ctx.who);
  return inTransaction(ctx.db, async (tx) => {
    const removed = await tx
      .delete(wishes)
      .where(and(isWishOf(shopper), eq(wishes.productId, input.productId)))
      .returning({ id: wishes.id });
    if (removed.length === 0) await addWish(tx, shopper, input.productId);
    const message = removed.length > 0 ? 'Removed from wishlist' : 'Added in wishlist';
    return { message, counter: await countWishes(tx, shopper) };
  });
}

async function addWish(tx: Database, shopper: Shopper, productId: number): Promise<void> {
  const [product] = await tx
    .select({ id: products.id })
    .from(products)
    .where(and(eq(products.id, productId), isVisible()));
  if (!product) throw notFound('Product');
  // Two tabs may wish at once: the second changes nothing.
  await tx
    .insert(wishes)
    .values({ ...ownerColumns(shopper), productId })
    .onConflictDoNothing();
}

/** How many of a shopper's wishes can be found in the shop. */
async function countWishes(db: Database, shopper: Shopper): Promise<number> {
  const [row] = await db
    .select({ counter: count() })
    .from(wishes)
    .innerJoin(products, and(eq(products.id, wishes.productId), isVisible()))
    .where(isWishOf(shopper));
  return row?.counter ?? 0;
}
