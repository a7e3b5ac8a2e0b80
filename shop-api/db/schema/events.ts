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
} from 'drizzle-orm/pg-core';
import type { EventCategory } from '../../../contract/content/events.ts';
import type { TranslatedEvent, Translations } from '../../../contract/kit/translations.ts';
import { pictures } from './pictures.ts';

/** Workshops, tastings and talks. */
export const events = pgTable(
  'events',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    title: text('title').notNull(),
    pictureId: text('picture_id').references(() => pictures.id),
    startsAt: timestamp('starts_at', { withTimezone: true }).notNull(),
    endsAt: timestamp('ends_at', { withTimezone: true }).notNull(),
    category: text('category').$type<EventCategory>().notNull(),
    city: text('city').notNull().default(''),
    venue: text('venue').notNull().default(''),
    /** Where an online event takes place. */
    onlineUrl: text('online_url').notNull().default(''),
    descriptionHtml: text('description_html').notNull().default(''),
    translations: jsonb('translations')
      .$type<Translations<TranslatedEvent>>()
      .notNull()
      .default({}),
    isPublished: boolean('is_published').notNull().default(true),
  },
  (table) => [
    index('events_by_time').on(table.category, table.startsAt),
    check('events_have_a_category', sql`${table.category} IN ('Physical Event', 'Online')`),
    check('events_end_after_they_start', sql`${table.endsAt} > ${table.startsAt}`),
  ],
);
