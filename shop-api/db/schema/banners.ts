import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { categories } from './categories.ts';
import { pictures } from './pictures.ts';
import { products } from './products.ts';

/** Slides of the home page's carousels. */
export const banners = pgTable(
  'banners',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    sequence: text('sequence').$type<'Upper' | 'Lower'>().notNull(),
    position: integer('position').notNull(),
    title: text('title').notNull().default(''),
    content: text('content').notNull().default(''),
    altText: text('alt_text').notNull(),
    /** Name of the design's ground colour behind the art. */
    ground: text('ground').notNull(),
    pictureId: text('picture_id').references(() => pictures.id),
    mobilePictureId: text('mobile_picture_id').references(() => pictures.id),
    categoryId: integer('category_id').references(() => categories.id),
    productId: integer('product_id').references(() => products.id),
    isPublished: boolean('is_published').notNull().default(true),
  },
  (table) => [
    index('banners_in_order').on(table.sequence, table.position),
    check('banners_have_a_sequence', sql`${table.sequence} IN ('Upper', 'Lower')`),
  ],
);
