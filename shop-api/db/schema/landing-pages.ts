import { boolean, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { TranslatedLandingPage, Translations } from '../../../contract/kit/translations.ts';
import { categories } from './categories.ts';
import { pictures } from './pictures.ts';

/** Pages that staff write beside those of the shop, in the order of their links. */
export const landingPages = pgTable('landing_pages', {
  id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
  position: integer('position').notNull(),
  title: text('title').notNull(),
  lead: text('lead').notNull().default(''),
  contentHtml: text('content_html').notNull(),
  pictureId: text('picture_id').references(() => pictures.id),
  pictureAlt: text('picture_alt').notNull().default(''),
  /** The category whose products are displayed below the text. */
  categoryId: integer('category_id').references(() => categories.id),
  /** Where its link is: `LANDING_PAGE_PLACES` of the contract. */
  place: text('place').notNull(),
  metaDescription: text('meta_description').notNull().default(''),
  translations: jsonb('translations')
    .$type<Translations<TranslatedLandingPage>>()
    .notNull()
    .default({}),
  isPublished: boolean('is_published').notNull().default(false),
});
