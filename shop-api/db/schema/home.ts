import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  unique,
} from 'drizzle-orm/pg-core';
import type { HomeSectionKey } from '../../../contract/content/home-sections.ts';
import type { TranslatedHome, Translations } from '../../../contract/kit/translations.ts';
import { categories } from './categories.ts';
import { pictures } from './pictures.ts';
import { products } from './products.ts';

/** The texts in other languages; a missing one is displayed in English. */
const translations = () =>
  jsonb('translations').$type<Translations<TranslatedHome>>().notNull().default({});

/** From when until when something is displayed; null: always. */
const visible = () => ({
  visibleFrom: timestamp('visible_from', { withTimezone: true }),
  visibleUntil: timestamp('visible_until', { withTimezone: true }),
});

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
    translations: translations(),
    ...visible(),
  },
  (table) => [
    index('banners_in_order').on(table.sequence, table.position),
    check('banners_have_a_sequence', sql`${table.sequence} IN ('Upper', 'Lower')`),
  ],
);

/** Sections of the home page, in their order; staff may rewrite, move or hide each. */
export const homeSections = pgTable(
  'home_sections',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    key: text('key').$type<HomeSectionKey>().notNull().unique(),
    /** The specified call that returns it; `page`: none. */
    slot: text('place').$type<'upper' | 'lower' | 'foot' | 'page'>().notNull(),
    position: integer('position').notNull(),
    /** Empty: the usual one. */
    label: text('label').notNull().default(''),
    description: text('description').notNull().default(''),
    pictureId: text('picture_id').references(() => pictures.id),
    isVisibleOnWebsite: boolean('is_visible_on_website').notNull().default(true),
    translations: translations(),
  },
  (table) => [
    check('home_sections_have_a_place', sql`${table.slot} IN ('upper', 'lower', 'foot', 'page')`),
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
    translations: translations(),
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
  /** `title` is the name, `text` the value. */
  translations: translations(),
});

/** Lines above the header; the newest visible one is displayed. */
export const announcements = pgTable('announcements', {
  id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
  text: text('text').notNull(),
  /** A path of this site. */
  link: text('link'),
  isPublished: boolean('is_published').notNull().default(true),
  translations: translations(),
  ...visible(),
});

/** Pictures beside the login, in order; without any the shop shows its own. */
export const popupPictures = pgTable('popup_pictures', {
  id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
  position: integer('position').notNull(),
  /** What stands on it. */
  text: text('text').notNull().default(''),
  pictureId: text('picture_id')
    .notNull()
    .references(() => pictures.id),
  mobilePictureId: text('mobile_picture_id').references(() => pictures.id),
  isPublished: boolean('is_published').notNull().default(true),
  translations: translations(),
  ...visible(),
});
