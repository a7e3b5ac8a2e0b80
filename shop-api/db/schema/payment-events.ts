import { index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { payments } from './payments.ts';

/** All that gateways said of a payment, as it came: the record staff and auditors read. */
export const paymentEvents = pgTable(
  'payment_events',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    paymentId: integer('payment_id')
      .notNull()
      .references(() => payments.id, { onDelete: 'cascade' }),
    /** `callback` or `look up`. */
    source: text('source').notNull(),
    outcome: text('outcome').notNull(),
    /** What it says otherwise than the attempt; empty where it fits. */
    differences: jsonb('differences').$type<string[]>().notNull(),
    fields: jsonb('fields').$type<Record<string, string>>().notNull(),
    at: timestamp('at', { withTimezone: true }).notNull(),
  },
  (table) => [index('payment_events_by_payment').on(table.paymentId, table.id)],
);
