import { index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { Language } from '../../../contract/shop/languages.ts';

/**
 * Emails to send, queued in the transaction that causes them. A row contains the kind and the
 * subject of an email, never its text, so that no secret link is stored. Sent emails are deleted.
 */
export const mailQueue = pgTable(
  'mail_queue',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    /** The kind of email: `password_reset`. */
    kind: text('kind').notNull(),
    payload: jsonb('payload').notNull(),
    /** The language of the page that caused it; null: no page did. */
    language: text('language').$type<Language>(),
    tries: integer('tries').notNull().default(0),
    /** The earliest time to send it; postponed after every failed attempt. */
    dueAt: timestamp('due_at', { withTimezone: true }).notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index('mail_queue_by_due').on(table.dueAt)],
);
