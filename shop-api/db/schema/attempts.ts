import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** How often something limited was tried: one row a key while its window lasts. */
export const attempts = pgTable(
  'attempts',
  {
    /** What is counted for whom: `otp:number:` and a hash. Holds no number or address in the clear. */
    key: text('key').primaryKey(),
    count: integer('count').notNull(),
    endsAt: timestamp('ends_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('attempts_by_end').on(table.endsAt)],
);
