import { integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { bytes } from './bytes.ts';
import { customers } from './customers.ts';

/**
 * The pictures of customers. Their files are stored here and not in the media folder, so that a
 * replaced or removed picture is deleted with its row.
 */
export const avatars = pgTable('portraits', {
  customerId: integer('customer_id')
    .primaryKey()
    .references(() => customers.id, { onDelete: 'cascade' }),
  /** The id in the address of the files; random and new for every picture. */
  id: text('id').notNull().unique(),
  /** A data URI of at most 200 bytes. */
  blur: text('blur').notNull(),
  avif256: bytes('avif_256').notNull(),
  avif512: bytes('avif_512').notNull(),
  webp256: bytes('webp_256').notNull(),
  webp512: bytes('webp_512').notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
});
