import { integer, pgTable, text } from 'drizzle-orm/pg-core';

/** Labels that products are sold under. */
export const brands = pgTable('brands', {
  id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
  name: text('name').notNull().unique(),
  slug: text('slug').notNull().unique(),
  about: text('about').notNull().default(''),
});
