import { bigint, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { customers } from './customers.ts';

/** The second factor of people of the staff: codes of an app, by time. */
export const secondFactors = pgTable('second_factors', {
  customerId: integer('customer_id')
    .primaryKey()
    .references(() => customers.id, { onDelete: 'cascade' }),
  /** Sealed; no call answers it after the set-up. */
  secret: text('secret').notNull(),
  /** When its first code was entered; null: the set-up is not finished. */
  confirmedAt: timestamp('confirmed_at', { withTimezone: true }),
  /** The step of time of the last code, which and those before it are worth nothing any more. */
  lastStep: bigint('last_step', { mode: 'number' }).notNull().default(0),
  /** SHA-256 of each recovery code that is not used yet. */
  recoveryHashes: text('recovery_hashes').array().notNull().default([]),
});
