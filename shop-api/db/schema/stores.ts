import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  doublePrecision,
  integer,
  jsonb,
  pgTable,
  text,
  time,
} from 'drizzle-orm/pg-core';
import type { TranslatedStore, Translations } from '../../../contract/kit/translations.ts';
import { pictures } from './pictures.ts';

/** The shop's own stores. */
export const stores = pgTable(
  'stores',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    name: text('name').notNull(),
    pictureId: text('picture_id').references(() => pictures.id),
    addressLine1: text('address_line_1').notNull(),
    addressLine2: text('address_line_2').notNull().default(''),
    landmark: text('landmark').notNull().default(''),
    city: text('city').notNull(),
    state: text('state').notNull(),
    postalCode: text('postal_code').notNull(),
    /** India time; a store that closes after midnight closes before it opens. */
    opensAt: time('opens_at').notNull(),
    closesAt: time('closes_at').notNull(),
    /** The weekday it is closed, 1 is Monday. */
    weeklyOff: integer('weekly_off'),
    phone: text('phone').notNull(),
    email: text('email').notNull(),
    mapUrl: text('map_url').notNull().default(''),
    tourUrl: text('tour_url').notNull().default(''),
    /** Degrees. */
    latitude: doublePrecision('latitude'),
    longitude: doublePrecision('longitude'),
    translations: jsonb('translations')
      .$type<Translations<TranslatedStore>>()
      .notNull()
      .default({}),
    /** Customers may collect their orders here. */
    mayCollect: boolean('may_collect').notNull().default(false),
    isPublished: boolean('is_published').notNull().default(true),
  },
  (table) => [
    check('stores_have_a_weekday_off', sql`${table.weeklyOff} BETWEEN 1 AND 7`),
    check(
      'stores_have_a_whole_position',
      sql`(${table.latitude} IS NULL) = (${table.longitude} IS NULL)`,
    ),
  ],
);
