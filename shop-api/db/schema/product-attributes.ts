import { sql } from 'drizzle-orm';
import { boolean, check, date, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/** Brands of products. */
export const brands = pgTable('brands', {
  id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
  name: text('name').notNull().unique(),
  slug: text('slug').notNull().unique(),
  about: text('about').notNull().default(''),
});

/** Product forms (powder, oil, soap …); the specification spells them "foams". */
export const productFoams = pgTable('product_foams', {
  id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
  name: text('name').notNull().unique(),
  slug: text('slug').notNull().unique(),
});

/** Properties that shoppers filter by: Vegan, Sugar Free, Best Seller … */
export const tags = pgTable('tags', {
  id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
  name: text('name').notNull().unique(),
  slug: text('slug').notNull().unique(),
  /** Whether product cards show it as a badge. */
  isBadge: boolean('is_badge').notNull().default(false),
});

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
