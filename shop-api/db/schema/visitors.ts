import { pgTable, timestamp, uuid } from 'drizzle-orm/pg-core';

/** Shoppers who are not logged in. The id is 128 bits and is their only key to their cart. */
export const visitors = pgTable('visitors', {
  id: uuid('id').primaryKey(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
});
