import { boolean, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { TranslatedVaidya, Translations } from '../../../contract/kit/translations.ts';
import { pictures } from './pictures.ts';

/** Who answers shoppers about their health, in the order of their pages. */
export const vaidyas = pgTable('vaidyas', {
  id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
  position: integer('position').notNull(),
  name: text('name').notNull(),
  qualification: text('qualification').notNull(),
  registrationNumber: text('registration_number').notNull(),
  /** Who keeps the register. */
  council: text('council').notNull(),
  speaks: text('speaks').notNull().default(''),
  hours: text('hours').notNull().default(''),
  about: text('about').notNull().default(''),
  pictureId: text('picture_id').references(() => pictures.id),
  pictureAlt: text('picture_alt').notNull().default(''),
  translations: jsonb('translations').$type<Translations<TranslatedVaidya>>().notNull().default({}),
  isPublished: boolean('is_published').notNull().default(false),
});
