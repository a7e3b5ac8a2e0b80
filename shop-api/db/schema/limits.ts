import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Attempts at limited actions: one row per key while its window lasts. */
export const attempts = pgTable(
  'attempts',
  {
    /**
     * The action and a hash of its subject: `otp:number:`. Contains no number or address in clear
     * text.
     */
    key: text('key').primaryKey(),
    count: integer('count').notNull(),
    endsAt: timestamp('ends_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('attempts_by_end').on(table.endsAt)],
);

/** Captcha solutions that were used, until they expire. */
export const usedCaptchas = pgTable(
  'used_captchas',
  {
    id: text('id').primaryKey(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('used_captchas_by_end').on(table.expiresAt)],
);
