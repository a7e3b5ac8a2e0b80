import { sql } from 'drizzle-orm';
import { check, date, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/** GST rates by HSN prefix, each valid from a date until the next one. */
export const hsnRates = pgTable(
  'hsn_rates',
  {
    prefix: text('prefix').notNull(),
    /** India time, `YYYY-MM-DD`. */
    validFrom: date('valid_from').notNull(),
    /** Percent. */
    rate: integer('rate').notNull(),
    description: text('description').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.prefix, table.validFrom] }),
    check('hsn_rates_are_percent', sql`${table.rate} BETWEEN 0 AND 100`),
  ],
);
