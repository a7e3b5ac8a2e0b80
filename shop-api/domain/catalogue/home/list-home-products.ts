import { and, desc } from 'drizzle-orm';
import type { HomeProduct } from '../../../../contract/content/home.ts';
import { products } from '../../../db/schema/products.ts';
import type { Context } from '../../kernel/context.ts';
import { isVisible } from '../visible.ts';
import { homeProducts } from './home-products.ts';

/** The most products that shoppers swipe through in a carousel. */
const MAX_PRODUCTS = 12;

/** Each has an index of its few products. */
const FLAGS = {
  new_arrivals: products.isNewArrival,
  must_try: products.isMustTry,
  best_of_all_time: products.isBestOfAllTime,
};

interface Input {
  ctx: Context;
  input: { list: keyof typeof FLAGS };
}

/** Public. Lists the products of a carousel of the home page, the most popular first. */
export async function listHomeProducts({ ctx, input }: Input): Promise<HomeProduct[]> {
  const rows = await ctx.db
    .select({ id: products.id })
    .from(products)
    .where(and(isVisible(), FLAGS[input.list]))
    .orderBy(desc(products.popularity), products.id)
    .limit(MAX_PRODUCTS);
  return homeProducts(
    ctx.db,
    rows.map((row) => row.id),
  );
}
