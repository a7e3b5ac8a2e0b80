import { sql } from 'drizzle-orm';
import {
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { bytes } from './bytes.ts';
import { memberships } from './memberships.ts';
import { orderRefunds } from './order-refunds.ts';
import { orders } from './orders.ts';

/** Invoices as they were issued; neither row nor file ever changes. */
export const invoices = pgTable(
  'invoices',
  {
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
  },
  (table) => [index('invoices_by_time').on(table.issuedAt, table.id)],
);

/** Credit notes as they were issued, which together are at most their invoice. */
export const creditNotes = pgTable(
  'credit_notes',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    orderId: integer('order_id')
      .notNull()
      .references(() => orders.id),
    invoiceId: integer('invoice_id')
      .notNull()
      .references(() => invoices.id),
    /** The refund of a part; null: the order was cancelled or returned, and its rest is credited. */
    refundId: integer('refund_id')
      .unique()
      .references(() => orderRefunds.id),
    number: text('number').notNull().unique(),
    issuedAt: timestamp('issued_at', { withTimezone: true }).notNull(),
    /** Everything that is printed; `CreditNoteDocument` of shop-api/providers/invoice. */
    document: jsonb('document').notNull(),
    /** The file; null until its first request. */
    pdf: bytes('pdf'),
  },
  (table) => [
    index('credit_notes_by_time').on(table.issuedAt, table.id),
    index('credit_notes_by_order').on(table.orderId),
    uniqueIndex('credit_notes_one_of_the_rest')
      .on(table.orderId)
      .where(sql`${table.refundId} IS NULL`),
  ],
);

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

/** The invoice of a paid membership, and the credit note of a cancelled one, as they were issued. */
export const membershipDocuments = pgTable(
  'membership_documents',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    membershipId: integer('membership_id')
      .notNull()
      .references(() => memberships.id),
    kind: text('kind').$type<'invoice' | 'credit-note'>().notNull(),
    number: text('number').notNull().unique(),
    issuedAt: timestamp('issued_at', { withTimezone: true }).notNull(),
    /** Everything that is printed; `MembershipInvoiceDocument` or its credit note. */
    document: jsonb('document').notNull(),
    /** The file; null until its first request. */
    pdf: bytes('pdf'),
  },
  (table) => [
    index('membership_documents_by_time').on(table.issuedAt, table.id),
    unique('membership_documents_one_of_a_kind').on(table.membershipId, table.kind),
    check('membership_documents_are_known', sql`${table.kind} IN ('invoice', 'credit-note')`),
  ],
);
