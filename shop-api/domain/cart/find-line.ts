import { and, eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { cartLines } from '../../db/schema/cart-lines.ts';
import { products } from '../../db/schema/products.ts';
import { notFound } from '../errors.ts';
import type { Shopper } from '../identity/who.ts';
import { lockCart } from './lock-cart.ts';
import { stockFor } from './stock-for.ts';

interface LineOf {
  tx: Database;
  shopper: Shopper;
  now: Date;
  lineId: number;
}

/**
 * A line of the shopper's own cart, which stays locked. A line of somebody else's cart is refused
 * like one that never was. Errors: `not_found`.
 */
export async function findLine({ tx, shopper, now, lineId }: LineOf) {
  const cartId = await lockCart({ tx, shopper, now });
  if (cartId === undefined) throw notFound('Cart item');
  const [line] = await tx
    .select({ id: cartLines.id, stock: stockFor(tx, shopper) })
    .from(cartLines)
    .innerJoin(products, eq(products.id, cartLines.productId))
    .where(and(eq(cartLines.id, lineId), eq(cartLines.cartId, cartId), products.isPublished));
  if (!line) throw notFound('Cart item');
  return line;
}
