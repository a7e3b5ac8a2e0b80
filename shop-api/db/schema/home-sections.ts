import { sql } from 'drizzle-orm';
import { boolean, check, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { pictures } from './pictures.ts';

/** Sections of the home page that staff may rewrite or hide. */
export const homeSections = pgTable(
  'home_sections',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    /** `about`, `certificates`, `awards`, `licences`, `non_gmo` or `services`. */
    key: text('key').notNull().unique(),
    /** Which of the home page's calls it travels with. */
    place: text('place').$type<'upper' | 'lower' | 'foot'>().notNull(),
    position: integer('position').notNull(),
    label: text('label').notNull(),
    description: text('description').notNull().default(''),
    pictureId: text('picture_id').references(() => pictures.id),
    isVisibleOnWebsite: boolean('is_visible_on_website').notNull().default(true),
  },
  (table) => [
    check('home_sections_have_a_place', sql`${table.place} IN ('upper', 'lower', 'foot')`),
  ],
);
