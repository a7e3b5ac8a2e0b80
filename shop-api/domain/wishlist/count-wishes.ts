import { and, count, eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { products } from '../../db/schema/products.ts';
import { wishes } from '../../db/schema/wishes.ts';
import { isVisible } from '../catalogue/visible.ts';
import type { Shopper } from '../identity/who.ts';
import { isWishOf } from './is-wish-of.ts';

/** How many of a shopper's wishes can be found in the shop. */
export async function countWishes(db: Database, shopper: Shopper): Promise<number> {
  const [row] = await db
    .select({ counter: count() })
    .from(wishes)
    .innerJoin(products, and(eq(products.id, wishes.productId), isVisible()))
    .where(isWishOf(shopper));
  return row?.counter ?? 0;
}
