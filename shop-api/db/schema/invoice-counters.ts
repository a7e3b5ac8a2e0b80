import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

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
