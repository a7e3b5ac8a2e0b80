import { and, inArray } from 'drizzle-orm';
import { wishlistItems } from '../../db/schema/wishlist-items.ts';
import type { Context } from '../kernel/context.ts';
import { isWishlistItemOf } from './wishlist.ts';

interface WishlistMarkable {
  id: number;
  is_wished: boolean;
}

interface MarkWishlisted<Product extends WishlistMarkable> {
  ctx: Context;
  input: { products: readonly Product[] };
}

/** Public. Marks the products on the shopper's wishlist; a caller without credentials has none. */
export async function markWishlisted<Product extends WishlistMarkable>({
  ctx,
  input: { products },
}: MarkWishlisted<Product>): Promise<Product[]> {
  if (ctx.who.kind === 'nobody' || products.length === 0) return [...products];
  const ids = products.map((product) => product.id);
  const rows = await ctx.db
    .select({ id: wishlistItems.productId })
    .from(wishlistItems)
    .where(and(isWishlistItemOf(ctx.who), inArray(wishlistItems.productId, ids)));
  const wishlisted = new Set(rows.map((row) => row.id));
  return products.map((product) => ({ ...product, is_wished: wishlisted.has(product.id) }));
}
