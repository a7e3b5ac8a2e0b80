import { and, desc, type SQL, type SQLWrapper } from 'drizzle-orm';
import type { HomeProduct } from '../../../../contract/content/home.ts';
import type { Database } from '../../../db/database.ts';
import { products } from '../../../db/schema/products.ts';
import type { Given } from '../../kernel/context.ts';
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

/**
 * Public. Lists the products of a carousel of the home page, the most popular first. While staff have
 * marked none as new, the newest are: so a shop that has just been filled shows its goods.
 */
export async function listHomeProducts({
  ctx,
  input,
}: Given<{ list: keyof typeof FLAGS }>): Promise<HomeProduct[]> {
  const marked = await idsOf(ctx.db, FLAGS[input.list], desc(products.popularity));
  const isFilled = marked.length > 0 || input.list !== 'new_arrivals';
  return homeProducts(
    ctx.db,
    isFilled ? marked : await idsOf(ctx.db, undefined, desc(products.id)),
  );
}

async function idsOf(db: Database, which: SQLWrapper | undefined, order: SQL) {
  const rows = await db
    .select({ id: products.id })
    .from(products)
    .where(and(isVisible(), which))
    .orderBy(order, products.id)
    .limit(MAX_PRODUCTS);
  return rows.map((row) => row.id);
}
