import type { SQL } from 'drizzle-orm';
import { eq } from 'drizzle-orm';
import { wishes } from '../../db/schema/wishes.ts';
import type { Shopper } from '../identity/who.ts';

/** Ownership stands in the query itself: a foreign wish is never even read. */
export function isWishOf(shopper: Shopper): SQL {
  return shopper.kind === 'visitor'
    ? eq(wishes.visitorId, shopper.visitorId)
    : eq(wishes.customerId, shopper.customerId);
}

/** The columns that name the owner of a new wish. */
export function ownerColumns(shopper: Shopper) {
  return shopper.kind === 'visitor'
    ? { visitorId: shopper.visitorId }
    : { customerId: shopper.customerId };
}
