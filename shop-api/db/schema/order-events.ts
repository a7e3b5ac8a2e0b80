import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { OrderState } from './orders.ts';
import { orders } from './orders.ts';

/** What happened to an order, for its timeline. */
export const orderEvents = pgTable(
  'order_events',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    orderId: integer('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    state: text('state').$type<OrderState>().notNull(),
    at: timestamp('at', { withTimezone: true }).notNull(),
  },
  (table) => [index('order_events_by_order').on(table.orderId, table.id)],
);
