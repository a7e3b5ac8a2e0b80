import { integer, pgTable, text } from 'drizzle-orm/pg-core';

/** Counters of the home page. */
export const statistics = pgTable('statistics', {
  id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
  position: integer('position').notNull(),
  name: text('name').notNull(),
  /** As shown: `9,000+`. */
  value: text('value').notNull(),
});
