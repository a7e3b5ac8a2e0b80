import { customType, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { invoices } from './invoices.ts';
import { orders } from './orders.ts';

const bytes = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' });

/** Credit notes as they were issued; an order, and so its invoice, is taken back once. */
export const creditNotes = pgTable('credit_notes', {
  id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
  orderId: integer('order_id')
    .notNull()
    .unique()
    .references(() => orders.id),
  invoiceId: integer('invoice_id')
    .notNull()
    .unique()
    .references(() => invoices.id),
  number: text('number').notNull().unique(),
  issuedAt: timestamp('issued_at', { withTimezone: true }).notNull(),
  /** Everything that is printed; `CreditNoteDocument` of shop-api/providers/invoice. */
  document: jsonb('document').notNull(),
  /** The file; null until it is asked for first. */
  pdf: bytes('pdf'),
});
