import { and, inArray } from 'drizzle-orm';
import type { ProductListItem } from '../../../contract/catalogue/catalogue.ts';
import { products } from '../../db/schema/products.ts';
import type { Given } from '../kernel/context.ts';
import { productCards } from './product-cards.ts';
import { isVisible } from './visible.ts';

/** Public. Returns products by their ids, in this order; what shoppers cannot see is left out. */
export async function listGoods({
  ctx,
  input: { ids },
}: Given<{ ids: readonly number[] }>): Promise<ProductListItem[]> {
  const rows = await ctx.db
    .select({ id: products.id })
    .from(products)
    .where(and(inArray(products.id, [...ids]), isVisible()));
  const seen = new Set(rows.map(({ id }) => id));
  return productCards(
    ctx.db,
    ids.filter((id) => seen.has(id)),
  );
}
