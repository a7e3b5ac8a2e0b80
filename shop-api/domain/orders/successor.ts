import { alias } from 'drizzle-orm/pg-core';
import type { OrderDetail } from '../../../contract/orders/order.ts';
import { orders } from '../../db/schema/orders.ts';

/** The order that took the place of another one: joined by its id on `orders.replacedBy`. */
export const successor = alias(orders, 'successor');

/** The columns of the successor that answers name; both null without one. */
export const successorColumns = { replacedById: successor.id, replacedByNumber: successor.number };

/** Returns the order that took the place of this one, as answers name it. */
export function replacedBy(found: {
  replacedById: number | null;
  replacedByNumber: string | null;
}): OrderDetail['replaced_by'] {
  const { replacedById: id, replacedByNumber: number } = found;
  return id === null || number === null ? null : { id, order_id: number };
}
