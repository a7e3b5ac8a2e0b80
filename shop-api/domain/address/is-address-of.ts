import type { SQL } from 'drizzle-orm';
import { and, eq } from 'drizzle-orm';
import { addresses } from '../../db/schema/addresses.ts';
import type { Customer } from '../identity/who.ts';

/** Ownership stands in the query itself: a foreign address is never even read. */
export function isAddressOf({ customerId }: Customer, id?: number): SQL | undefined {
  const own = eq(addresses.customerId, customerId);
  return id === undefined ? own : and(own, eq(addresses.id, id));
}
