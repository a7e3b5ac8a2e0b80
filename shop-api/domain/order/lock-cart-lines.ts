import type { Database } from '../../db/database.ts';
import { lockCart } from '../cart/lock-cart.ts';
import type { CartLine } from '../cart/read-lines.ts';
import { readLines } from '../cart/read-lines.ts';
import type { Customer } from '../identity/who.ts';
import { lockProducts } from './lock-products.ts';

interface Locked {
  tx: Database;
  customer: Customer;
  now: Date;
  /** An open order that may be cancelled for this one: its products are locked with the others. */
  instead?: number | undefined;
}

/**
 * A customer's cart as it is ordered: cart first, then its products in the order of their ids, so that
 * no two orders wait for each other; what is read afterwards holds until the transaction ends.
 */
export async function lockCartLines({ tx, customer, now, instead }: Locked): Promise<CartLine[]> {
  const cartId = await lockCart({ tx, shopper: customer, now });
  if (cartId === undefined) return [];
  await lockProducts(tx, { cartId, orderIds: instead === undefined ? [] : [instead] });
  return readLines({ db: tx, shopper: customer, now });
}
