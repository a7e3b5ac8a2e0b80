import { sql } from 'drizzle-orm';
import { check, integer, pgTable, text } from 'drizzle-orm/pg-core';

/** Stored pictures. Their files are stored under `{media folder}/{id}/{width}.avif` and `.webp`. */
export const pictures = pgTable(
  'pictures',
  {
    /** The first 16 hex digits of the master's SHA-256. */
    id: text('id').primaryKey(),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    widths: integer('widths').array().notNull(),
    /** A data URI of at most 200 bytes. */
    blur: text('blur').notNull(),
    /** Path of the drawing it came from, for example `products/1001-front`; null for uploads. */
    masterName: text('master_name').unique(),
  },
  (table) => [check('pictures_have_a_size', sql`${table.width} > 0 AND ${table.height} > 0`)],
);
