import { integer, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { homeSections } from './home-sections.ts';
import { pictures } from './pictures.ts';

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
