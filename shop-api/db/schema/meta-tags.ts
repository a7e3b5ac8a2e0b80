import { integer, pgTable, text } from 'drizzle-orm/pg-core';

/** Title, description and keywords that staff wrote for a page. */
export const metaTags = pgTable('meta_tags', {
  id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
  /** Path of the page: `/shop`. */
  pageUrl: text('page_url').notNull().unique(),
  title: text('title').notNull(),
  description: text('description').notNull(),
  keywords: text('keywords').notNull(),
});
