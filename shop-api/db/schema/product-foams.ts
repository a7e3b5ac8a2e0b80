import { integer, pgTable, text } from 'drizzle-orm/pg-core';

/** Product forms (powder, oil, soap …); the specification spells them "foams". */
export const productFoams = pgTable('product_foams', {
  id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
  name: text('name').notNull().unique(),
  slug: text('slug').notNull().unique(),
});
