import { eq, type SQL } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { carts } from '../../db/schema/carts.ts';
import type { Shopper } from '../kernel/who.ts';
import { holdShopper } from '../session/visitors.ts';

interface Owned {
  tx: Database;
  shopper: Shopper;
  now: Date;
}

/**
 * Returns the id of the shopper's cart, creating it if needed. Its row stays locked until the
 * transaction ends, so that changes to a cart run one after another. Errors: `visitor_moved`.
 */
export async function openCart({ tx, shopper, now }: Owned): Promise<number> {
  await holdShopper({ tx, shopper, now });
  const isVisitor = shopper.kind === 'visitor';
  const [cart] = await tx
    .insert(carts)
    .values(isVisitor ? { visitorId: shopper.visitorId } : { customerId: shopper.customerId })
    .onConflictDoUpdate({
      target: isVisitor ? carts.visitorId : carts.customerId,
      set: { updatedAt: now },
    })
    .returning({ id: carts.id });
  if (!cart) throw new Error('An upsert always answers its row');
  return cart.id;
}

/** The same for an existing cart; undefined if there is none. Errors: `visitor_moved`. */
export async function lockCart(owned: Owned): Promise<number | undefined> {
  await holdShopper(owned);
  return findCart(owned);
}

/** The same for a shopper whom the caller has locked, such as a visitor at login. */
export async function findCart({ tx, shopper, now }: Owned): Promise<number | undefined> {
  const [cart] = await tx
    .update(carts)
    .set({ updatedAt: now })
    .where(isCartOf(shopper))
    .returning({ id: carts.id });
  return cart?.id;
}

/** Restricts a query to the shopper's own cart, so that another shopper's cart is never read. */
export function isCartOf(shopper: Shopper): SQL {
  return shopper.kind === 'visitor'
    ? eq(carts.visitorId, shopper.visitorId)
    : eq(carts.customerId, shopper.customerId);
}
