import { boolean, integer, pgTable, text } from 'drizzle-orm/pg-core';

/** Properties that shoppers filter by: Vegan, Sugar Free, Best Seller … */
export const tags = pgTable('tags', {
  id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
  name: text('name').notNull().unique(),
  slug: text('slug').notNull().unique(),
  /** Whether product cards show it as a badge. */
  isBadge: boolean('is_badge').notNull().default(false),
});
