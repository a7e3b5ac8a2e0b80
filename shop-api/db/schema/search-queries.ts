import { boolean, date, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/** What was searched on a day in India, without who searched. Deleted after 30 days. */
export const searchQueries = pgTable(
  'search_queries',
  {
    day: date('day').notNull(),
    /** Lower case, single spaces. */
    query: text('query').notNull(),
    count: integer('count').notNull().default(1),
    /** The number of products found the last time. */
    found: integer('found').notNull(),
    /** Whether its words are right, and found together: it may be suggested to others. */
    isWhole: boolean('is_whole').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.day, table.query] }),
    index('search_queries_by_query').on(table.query.op('text_pattern_ops')),
  ],
);
