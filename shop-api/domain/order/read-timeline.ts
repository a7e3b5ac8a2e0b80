import { asc, eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { orderEvents } from '../../db/schema/order-events.ts';
import type { OrderState } from '../../db/schema/orders.ts';

/** A step of an order's life, and when it was taken. */
export interface OrderStep {
  state: OrderState;
  at: Date;
}

/** What has happened to an order, the first step first. */
export function readTimeline(db: Database, orderId: number): Promise<OrderStep[]> {
  return db
    .select({ state: orderEvents.state, at: orderEvents.at })
    .from(orderEvents)
    .where(eq(orderEvents.orderId, orderId))
    .orderBy(asc(orderEvents.id));
}
