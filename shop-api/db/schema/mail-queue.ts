import { index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/**
 * Mails the shop owes, written in the transaction that promises them. A row says what to write and
 * to whom, never the text, so that no secret link lies here. Sent mails leave the table.
 */
export const mailQueue = pgTable(
  'mail_queue',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    /** Names the mail: `password_reset`. */
    kind: text('kind').notNull(),
    payload: jsonb('payload').notNull(),
    tries: integer('tries').notNull().default(0),
    /** Not before this; moved on after every try that failed. */
    dueAt: timestamp('due_at', { withTimezone: true }).notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index('mail_queue_by_due').on(table.dueAt)],
);
