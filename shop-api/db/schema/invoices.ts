import {
  customType,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';
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
  /** The file; null until its first request. */
  pdf: bytes('pdf'),
});

/** Credit notes as they were issued; an order, and so its invoice, is credited once. */
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
  /** The file; null until its first request. */
  pdf: bytes('pdf'),
});

/** The last number of each series; a transaction that takes one locks the row until it ends. */
export const invoiceCounters = pgTable(
  'invoice_counters',
  {
    series: text('series').notNull(),
    /** `26-27`, April to March in India. */
    financialYear: text('financial_year').notNull(),
    last: integer('last').notNull(),
  },
  (table) => [primaryKey({ columns: [table.series, table.financialYear] })],
);
