import { index, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Solutions that have been taken, until they expire by themselves. */
export const usedCaptchas = pgTable(
  'used_captchas',
  {
    id: text('id').primaryKey(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('used_captchas_by_end').on(table.expiresAt)],
);
