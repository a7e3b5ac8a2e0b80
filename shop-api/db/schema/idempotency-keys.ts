import { index, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

/** First answers of writes sent with an `Idempotency-Key`, so that a repetition changes nothing. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    /** `visitor:{id}` or `customer:{id}`. */
    owner: text('owner').notNull(),
    key: text('key').notNull(),
    /** For example `POST /cart/`. */
    call: text('call').notNull(),
    /** SHA-256 of the body in hex. */
    bodyHash: text('body_hash').notNull(),
    /** Null while the first call is still running. */
    status: integer('status'),
    answer: jsonb('answer'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.owner, table.key] }),
    index('idempotency_keys_oldest_first').on(table.createdAt),
  ],
);
