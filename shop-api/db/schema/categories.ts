import { sql } from 'drizzle-orm';
import { type AnyPgColumn, check, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { Translations, WrittenCategory } from '../../../contract/kit/translations.ts';
import { pictures } from './pictures.ts';

/** The category tree, at most three levels deep. */
export const categories = pgTable(
  'categories',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    parentId: integer('parent_id').references((): AnyPgColumn => categories.id),
    /** 1 for a root, 3 for the deepest. */
    level: integer('level').notNull(),
    /** Position among its siblings. */
    position: integer('position').notNull(),
    name: text('name').notNull(),
    /** In other languages; what is missing is displayed in English. */
    translations: jsonb('translations')
      .$type<Translations<WrittenCategory>>()
      .notNull()
      .default({}),
    slug: text('slug').notNull().unique(),
    metaTitle: text('meta_title').notNull(),
    metaDescription: text('meta_description').notNull(),
    metaKeywords: text('meta_keywords').notNull(),
    pictureId: text('picture_id').references(() => pictures.id),
    bannerTitle: text('banner_title'),
    bannerText: text('banner_text'),
    webBannerId: text('web_banner_id').references(() => pictures.id),
    mobileBannerId: text('mobile_banner_id').references(() => pictures.id),
    /** Its name in the fixed list of featured categories, and its position there. */
    featuredName: text('featured_name'),
    featuredOrder: integer('featured_order').unique(),
  },
  (table) => [
    index('categories_by_parent').on(table.parentId),
    check('categories_have_three_levels', sql`${table.level} BETWEEN 1 AND 3`),
    check(
      'categories_have_a_parent_below_the_roots',
      sql`(${table.level} = 1) = (${table.parentId} IS NULL)`,
    ),
  ],
);
