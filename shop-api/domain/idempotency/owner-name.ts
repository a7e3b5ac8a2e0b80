import type { Shopper } from '../identity/who.ts';

/** Whose key it is, as the table names him. */
export function ownerName(owner: Shopper): string {
  return owner.kind === 'customer' ? `customer:${owner.customerId}` : `visitor:${owner.visitorId}`;
}
