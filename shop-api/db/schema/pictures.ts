import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Stored pictures. Their files are stored under `{media folder}/{id}/{width}.avif` and `.webp`. */
export const pictures = pgTable(
  'pictures',
  {
    /** The first 16 hex digits of the SHA-256 of the file as it was sent. */
    id: text('id').primaryKey(),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    widths: integer('widths').array().notNull(),
    /** A data URI of at most 200 bytes. */
    blur: text('blur').notNull(),
    /** Path of the drawing it came from, for example `products/1001-front`; null for uploads. */
    masterName: text('master_name').unique(),
    /** When it was last sent to the shop. */
    storedAt: timestamp('stored_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index('pictures_by_age').on(table.storedAt),
    check('pictures_have_a_size', sql`${table.width} > 0 AND ${table.height} > 0`),
  ],
);
