import { asc, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { cartLines } from '../../db/schema/cart-lines.ts';
import { products } from '../../db/schema/products.ts';
import { lockCart } from '../cart/lock-cart.ts';
import type { CartLine } from '../cart/read-lines.ts';
import { readLines } from '../cart/read-lines.ts';
import type { Customer } from '../identity/who.ts';

interface Locked {
  tx: Database;
  customer: Customer;
  now: Date;
}

/**
 * A customer's cart as it is ordered: cart first, then its products in the order of their ids, so that
 * no two orders wait for each other; what is read afterwards holds until the transaction ends.
 */
export async function lockCartLines({ tx, customer, now }: Locked): Promise<CartLine[]> {
  const cartId = await lockCart({ tx, shopper: customer, now });
  if (cartId === undefined) return [];
  const ids = tx
    .select({ id: cartLines.productId })
    .from(cartLines)
    .where(eq(cartLines.cartId, cartId));
  await tx
    .select({ id: products.id })
    .from(products)
    .where(inArray(products.id, ids))
    .orderBy(asc(products.id))
    .for('update');
  return readLines({ db: tx, shopper: customer, now });
}
