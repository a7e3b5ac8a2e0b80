import { and, eq } from 'drizzle-orm';
import { wishlistApiMessages } from '../../../contract/messages/wishlist.ts';
import type { Database } from '../../db/database.ts';
import { products } from '../../db/schema/products.ts';
import { wishlistItems } from '../../db/schema/wishlist-items.ts';
import { inTransaction } from '../../db/transaction.ts';
import { isVisible } from '../catalogue/visible.ts';
import type { Context } from '../kernel/context.ts';
import { notFound } from '../kernel/errors.ts';
import { type Shopper, shopperOf } from '../kernel/who.ts';
import { holdShopper } from '../session/visitors.ts';
import { countWishlistItems, isWishlistItemOf, ownerColumns } from './wishlist.ts';

export interface ToggledWishlistItem {
  message: (typeof wishlistApiMessages)[keyof typeof wishlistApiMessages];
  counter: number;
}

/**
 * Visitors and customers add a product to their own wishlist, or remove it if it is already there.
 * Errors: `not_found`, `visitor_moved`.
 */
export async function toggleWishlistItem({
  ctx,
  input,
}: {
  ctx: Context;
  input: { productId: number };
}): Promise<ToggledWishlistItem> {
  const shopper = shopperOf(ctx.who);
  return inTransaction(ctx.db, async (tx) => {
    await holdShopper({ tx, shopper, now: ctx.clock.now() });
    const removed = await tx
      .delete(wishlistItems)
      .where(and(isWishlistItemOf(shopper), eq(wishlistItems.productId, input.productId)))
      .returning({ id: wishlistItems.id });
    if (removed.length === 0) await addWishlistItem(tx, shopper, input.productId);
    const message = removed.length > 0 ? wishlistApiMessages.removed : wishlistApiMessages.added;
    return { message, counter: await countWishlistItems(tx, shopper) };
  });
}

async function addWishlistItem(tx: Database, shopper: Shopper, productId: number): Promise<void> {
  const [product] = await tx
    .select({ id: products.id })
    .from(products)
    .where(and(eq(products.id, productId), isVisible()));
  if (!product) throw notFound('product_not_found', 'Product');
  // A second tab may add the product at the same time; its insert changes nothing.
  await tx
    .insert(wishlistItems)
    .values({ ...ownerColumns(shopper), productId })
    .onConflictDoNothing();
}
