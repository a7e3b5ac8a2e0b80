import { and, asc, eq, inArray } from 'drizzle-orm';
import type { ProductListItem } from '../../../contract/catalogue/catalogue.ts';
import { PACKING_CATEGORY_ID } from '../../../contract/shop/limits.ts';
import { products } from '../../db/schema/products.ts';
import type { Given } from '../kernel/context.ts';
import { branchOf, readCategories } from './categories.ts';
import { productCards } from './product-cards.ts';
import { isVisible } from './visible.ts';

/** More than any category requested here contains: the cart requests its six packing materials. */
const MAX_PRODUCTS = 100;

/** Public. Lists the products of a category by id; the only list of the packing materials (490). */
export async function listProductsOfCategory({
  ctx,
  input,
}: Given<{ categoryId: number }>): Promise<ProductListItem[]> {
  const branch = branchOf(await readCategories(ctx.db), input.categoryId);
  const isListed =
    input.categoryId === PACKING_CATEGORY_ID ? eq(products.isPublished, true) : isVisible();
  const rows = await ctx.db
    .select({ id: products.id })
    .from(products)
    .where(and(isListed, inArray(products.categoryId, branch)))
    .orderBy(asc(products.id))
    .limit(MAX_PRODUCTS);
  return productCards(
    ctx.db,
    rows.map((row) => row.id),
  );
}
