import type { SQL } from 'drizzle-orm';
import { and, eq } from 'drizzle-orm';
import { orders } from '../../db/schema/orders.ts';
import type { Who } from '../identity/who.ts';
import { customerOf } from '../identity/who.ts';
import { isOrderOf } from '../order/is-order-of.ts';

/** The order with a printed number whose papers a customer may have: his own, and any for staff. */
export function isPrintedFor(who: Who, orderNumber: string): SQL | undefined {
  const customer = customerOf(who);
  return and(eq(orders.number, orderNumber), customer.isStaff ? undefined : isOrderOf(customer));
}
