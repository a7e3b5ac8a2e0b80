import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core';
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
    /** What the button says. */
    action: text('action').notNull().default(''),
    /** A path of this site; null: the product, the category or the shop. */
    link: text('link'),
    categoryId: integer('category_id').references(() => categories.id),
    productId: integer('product_id').references(() => products.id),
    isPublished: boolean('is_published').notNull().default(true),
  },
  (table) => [
    index('banners_in_order').on(table.sequence, table.position),
    check('banners_have_a_sequence', sql`${table.sequence} IN ('Upper', 'Lower')`),
  ],
);

/** Sections of the home page that staff may rewrite or hide. */
export const homeSections = pgTable(
  'home_sections',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    /** `about`, `certificates`, `awards`, `licences`, `non_gmo` or `services`. */
    key: text('key').notNull().unique(),
    /** The call of the home page that returns it. */
    slot: text('place').$type<'upper' | 'lower' | 'foot'>().notNull(),
    position: integer('position').notNull(),
    label: text('label').notNull(),
    description: text('description').notNull().default(''),
    pictureId: text('picture_id').references(() => pictures.id),
    isVisibleOnWebsite: boolean('is_visible_on_website').notNull().default(true),
  },
  (table) => [
    check('home_sections_have_a_place', sql`${table.slot} IN ('upper', 'lower', 'foot')`),
  ],
);

/** The pictures or lines of a home section: an award, a licence, a service. */
export const homeSectionItems = pgTable(
  'home_section_items',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    sectionId: integer('section_id')
      .notNull()
      .references(() => homeSections.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    title: text('title').notNull(),
    text: text('text').notNull().default(''),
    /** A path of the storefront. */
    link: text('link'),
    pictureId: text('picture_id').references(() => pictures.id),
  },
  (table) => [unique('home_section_items_in_order').on(table.sectionId, table.position)],
);

/** Counters of the home page. */
export const statistics = pgTable('statistics', {
  id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
  position: integer('position').notNull(),
  name: text('name').notNull(),
  /** As shown: `9,000+`. */
  value: text('value').notNull(),
});
