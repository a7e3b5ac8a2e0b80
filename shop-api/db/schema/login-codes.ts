import { sql } from 'drizzle-orm';
import { check, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { customers } from './customers.ts';

/** The one valid login code of a mobile number. A new code replaces the old one. */
export const loginCodes = pgTable(
  'login_codes',
  {
    /** With `+91`. */
    phone: text('phone').primaryKey(),
    /** HMAC of number and code: six digits alone could be tried out. */
    codeHash: text('code_hash').notNull(),
    /**
     * SHA-256 of the visitor id that requested it; only that browser may use the code. Null: any.
     */
    askedBy: text('asked_by'),
    tries: integer('tries').notNull().default(0),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [check('login_codes_count_tries', sql`${table.tries} >= 0`)],
);

/**
 * Proofs of numbers that no account has: a code was entered, and the sign-up is not finished. Each
 * is used once, by the browser that entered the code.
 */
export const numberProofs = pgTable('number_proofs', {
  /** SHA-256 of the proof. */
  proofHash: text('proof_hash').primaryKey(),
  /** With `+91`. */
  phone: text('phone').notNull(),
  /** SHA-256 of the visitor id that entered the code. Null: a caller without one. */
  provenBy: text('proven_by'),
  expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
});

/** The one valid link of a customer for a new password. A new link replaces the old one. */
export const resetLinks = pgTable('reset_links', {
  customerId: integer('customer_id')
    .primaryKey()
    .references(() => customers.id, { onDelete: 'cascade' }),
  /** SHA-256 of the token in the link. */
  tokenHash: text('token_hash').notNull().unique(),
  expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
});
