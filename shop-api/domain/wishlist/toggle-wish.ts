import { and, eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { products } from '../../db/schema/products.ts';
import { wishes } from '../../db/schema/wishes.ts';
import { inTransaction } from '../../db/transaction.ts';
import { isVisible } from '../catalogue/visible.ts';
import type { Context } from '../context.ts';
import { notFound } from '../errors.ts';
import { holdShopper } from '../identity/moved-visitor.ts';
import type { Shopper } from '../identity/who.ts';
import { shopperOf } from '../identity/who.ts';
import { countWishes } from './count-wishes.ts';
import { isWishOf, ownerColumns } from './is-wish-of.ts';

export interface ToggledWish {
  message: 'Added in wishlist' | 'Removed from wishlist';
  counter: number;
}

/**
 * Visitors and customers add a product to their own wishlist, or take it out where it is in already.
 * Errors: `not_found`, `visitor_moved`.
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
    await holdShopper({ tx, shopper, now: ctx.clock.now() });
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
