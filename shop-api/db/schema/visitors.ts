import { sql } from 'drizzle-orm';
import { check, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Shoppers who are not logged in. The id is their only key to their cart. */
export const visitors = pgTable(
  'visitors',
  {
    /** 128 random bits in hex. */
    id: text('id').primaryKey(),
    /** When a login took the cart and the wishes over; from then on the id opens nothing. */
    mergedAt: timestamp('merged_at', { withTimezone: true }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [check('visitors_cannot_be_guessed', sql`${table.id} ~ '^[0-9a-f]{32}$'`)],
);
