import type { SQL } from 'drizzle-orm';
import { eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { carts } from '../../db/schema/carts.ts';
import { holdShopper } from '../identity/moved-visitor.ts';
import type { Shopper } from '../identity/who.ts';

interface Owned {
  tx: Database;
  shopper: Shopper;
  now: Date;
}

/**
 * The id of the shopper's cart, which is made if there is none. Its row stays locked until the
 * transaction ends, so that changes of one cart happen one after another. Errors: `visitor_moved`.
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

/** The id of the shopper's cart, locked in the same way; undefined where there is none. Errors: `visitor_moved`. */
export async function lockCart(owned: Owned): Promise<number | undefined> {
  await holdShopper(owned);
  return findCart(owned);
}

/** The same for a visitor who is being made a customer and is held already. */
export async function findCart({ tx, shopper, now }: Owned): Promise<number | undefined> {
  const [cart] = await tx
    .update(carts)
    .set({ updatedAt: now })
    .where(isCartOf(shopper))
    .returning({ id: carts.id });
  return cart?.id;
}

/** Ownership stands in the query itself: a foreign cart is never even read. */
export function isCartOf(shopper: Shopper): SQL {
  return shopper.kind === 'visitor'
    ? eq(carts.visitorId, shopper.visitorId)
    : eq(carts.customerId, shopper.customerId);
}
