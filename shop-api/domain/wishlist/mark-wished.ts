import { and, inArray } from 'drizzle-orm';
import { wishes } from '../../db/schema/wishes.ts';
import type { Context } from '../context.ts';
import { isWishOf } from './is-wish-of.ts';

interface Wishable {
  id: number;
  is_wished: boolean;
}

interface MarkWished<Product extends Wishable> {
  ctx: Context;
  input: { products: readonly Product[] };
}

/** Anyone may ask. Marks the products the shopper wishes for; nobody wishes for anything. */
export async function markWished<Product extends Wishable>({
  ctx,
  input: { products },
}: MarkWished<Product>): Promise<Product[]> {
  if (ctx.who.kind === 'nobody' || products.length === 0) return [...products];
  const ids = products.map((product) => product.id);
  const rows = await ctx.db
    .select({ id: wishes.productId })
    .from(wishes)
    .where(and(isWishOf(ctx.who), inArray(wishes.productId, ids)));
  const wished = new Set(rows.map((row) => row.id));
  return products.map((product) => ({ ...product, is_wished: wished.has(product.id) }));
}
