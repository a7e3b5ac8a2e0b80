import { index, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/**
 * The messages that may be queued once only, by the fact they are about. The row outlives the
 * message, so that a repeated event does not queue it a second time.
 */
export const queuedOnce = pgTable(
  'queued_once',
  {
    /** `order 12 shipped 40`. */
    key: text('key').primaryKey(),
    at: timestamp('at', { withTimezone: true }).notNull(),
  },
  (table) => [index('queued_once_by_time').on(table.at)],
);
