import { and, desc, inArray } from 'drizzle-orm';
import type { HomeProduct } from '../../../../contract/content/home.ts';
import { products } from '../../../db/schema/products.ts';
import type { Given } from '../../kernel/context.ts';
import { branchOf, readCategories } from '../categories.ts';
import { isVisible } from '../visible.ts';
import { homeProducts } from './home-products.ts';

/** Public. Lists products of a category and of all below it, the most popular first. */
export async function listPopularProducts({
  ctx,
  input,
}: Given<{ categoryId: number; max: number }>): Promise<HomeProduct[]> {
  const branch = branchOf(await readCategories(ctx.db), input.categoryId);
  const rows = await ctx.db
    .select({ id: products.id })
    .from(products)
    .where(and(isVisible(), inArray(products.categoryId, branch)))
    .orderBy(desc(products.popularity), products.id)
    .limit(input.max);
  return homeProducts(
    ctx.db,
    rows.map((row) => row.id),
  );
}
