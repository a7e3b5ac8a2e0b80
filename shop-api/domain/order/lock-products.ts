import { asc, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { cartLines } from '../../db/schema/cart-lines.ts';
import { orderLines } from '../../db/schema/order-lines.ts';
import { products } from '../../db/schema/products.ts';

interface Wanted {
  orderIds: readonly number[];
  cartId?: number;
}

/**
 * Locks the products of orders and of a cart until the transaction ends: all at once, in the order of
 * their ids, so that no two transactions wait for each other.
 */
export async function lockProducts(tx: Database, { orderIds, cartId }: Wanted): Promise<void> {
  const ordered = tx
    .select({ id: orderLines.productId })
    .from(orderLines)
    .where(inArray(orderLines.orderId, [...orderIds]));
  const inCart = tx
    .select({ id: cartLines.productId })
    .from(cartLines)
    .where(eq(cartLines.cartId, cartId ?? 0));
  await tx
    .select({ id: products.id })
    .from(products)
    .where(inArray(products.id, ordered.union(inCart)))
    .orderBy(asc(products.id))
    .for('update');
}
