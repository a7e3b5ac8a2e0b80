import { integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { customers } from './customers.ts';

/** The links by which customers show their wishlists to others; a row ends with its link. */
export const wishlistLinks = pgTable('wishlist_links', {
  customerId: integer('customer_id')
    .primaryKey()
    .references(() => customers.id, { onDelete: 'cascade' }),
  /** Of the address. As it is, since its owner reads it again; it opens names of goods alone. */
  token: text('token').notNull().unique(),
  /** What its owner has written above the list; empty: nothing. */
  name: text('name').notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
});
