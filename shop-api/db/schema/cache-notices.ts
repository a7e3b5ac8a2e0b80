import { bigint, index, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Which cache tags a change touched, for storefronts, which follow them by id. */
export const cacheNotices = pgTable(
  'cache_notices',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    tags: text('tags').array().notNull(),
    madeAt: timestamp('made_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index('cache_notices_by_time').on(table.madeAt)],
);
