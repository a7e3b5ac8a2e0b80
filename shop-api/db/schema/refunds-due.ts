import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { orders } from './orders.ts';

/** Money the shop owes back. Paying it is done by hand; the row stays until staff settle it. */
export const refundsDue = pgTable(
  'refunds_due',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    orderId: integer('order_id').references(() => orders.id),
    amountPaise: integer('amount_paise').notNull(),
    /** Why: `cancelled`, `returned`, `paid twice`, `paid too late`. */
    reason: text('reason').notNull(),
    /** Names the payment; one row a payment, however often it is reported. */
    paymentKey: text('payment_key').notNull().unique(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    settledAt: timestamp('settled_at', { withTimezone: true }),
  },
  (table) => [
    index('refunds_due_by_order').on(table.orderId),
    check('refunds_due_are_positive', sql`${table.amountPaise} > 0`),
  ],
);
