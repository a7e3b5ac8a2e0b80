import { customType, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { customers } from './customers.ts';

const bytes = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' });

/**
 * The pictures of customers. Their files lie here and not in the media folder, so that a picture that
 * is replaced or removed is gone with its row.
 */
export const portraits = pgTable('portraits', {
  customerId: integer('customer_id')
    .primaryKey()
    .references(() => customers.id, { onDelete: 'cascade' }),
  /** Names the files in their address; another one for every picture, and nobody can guess it. */
  id: text('id').notNull().unique(),
  /** A data URI of at most 200 bytes. */
  blur: text('blur').notNull(),
  avif256: bytes('avif_256').notNull(),
  avif512: bytes('avif_512').notNull(),
  webp256: bytes('webp_256').notNull(),
  webp512: bytes('webp_512').notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
});
