import type { SQL } from 'drizzle-orm';
import { and, eq } from 'drizzle-orm';
import { orders } from '../../db/schema/orders.ts';
import type { Customer } from '../identity/who.ts';

/** Ownership stands in the query itself: a foreign order is never even read. */
export function isOrderOf({ customerId }: Customer, id?: number): SQL | undefined {
  const own = eq(orders.customerId, customerId);
  return id === undefined ? own : and(own, eq(orders.id, id));
}
