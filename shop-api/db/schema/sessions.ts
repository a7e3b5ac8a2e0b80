import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { customers } from './customers.ts';

/** Shoppers who are not logged in. The id is their only key to their cart. */
export const visitors = pgTable(
  'visitors',
  {
    /** 128 random bits in hex. */
    id: text('id').primaryKey(),
    /** When a login took over the cart and the wishlist; the id is invalid from then on. */
    mergedAt: timestamp('merged_at', { withTimezone: true }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [check('visitors_cannot_be_guessed', sql`${table.id} ~ '^[0-9a-f]{32}$'`)],
);

/** Logins. Only the hash of a token is stored, so that a stolen table opens no account. */
export const apiTokens = pgTable(
  'api_tokens',
  {
    /** SHA-256 of the token in hex. */
    tokenHash: text('token_hash').primaryKey(),
    customerId: integer('customer_id')
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    /** Written at most once a minute. */
    lastUsedAt: timestamp('last_used_at', { withTimezone: true }).notNull().defaultNow(),
    /** The browser that logged in, `Safari on iPhone`, of staff alone, who see it; null: not known. */
    device: text('device'),
  },
  (table) => [index('api_tokens_by_customer').on(table.customerId)],
);
