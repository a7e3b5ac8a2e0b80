import { customType, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { orders } from './orders.ts';

const bytes = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' });

/** Invoices as they were issued; neither row nor file ever changes. */
export const invoices = pgTable('invoices', {
  id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
  orderId: integer('order_id')
    .notNull()
    .unique()
    .references(() => orders.id),
  number: text('number').notNull().unique(),
  issuedAt: timestamp('issued_at', { withTimezone: true }).notNull(),
  /** Everything that is printed; `InvoiceDocument` of shop-api/providers/invoice. */
  document: jsonb('document').notNull(),
  /** The file; null until it is asked for first. */
  pdf: bytes('pdf'),
});
