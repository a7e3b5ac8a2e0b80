import { integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** How far a search server beside the database knows the words of products. */
export const searchFeeds = pgTable('search_feeds', {
  name: text('name').primaryKey(),
  /** The index on the server that is filled or followed. */
  indexName: text('index_name').notNull(),
  /** The last product that a first filling has sent; null: the index is whole. */
  filledTo: integer('filled_to'),
  /** The snapshot of the database up to which changes were acknowledged. */
  snapshot: text('snapshot').notNull(),
  /** When changes were last acknowledged; null: the index must be filled anew. Of a retired one: since when. */
  sentAt: timestamp('sent_at', { withTimezone: true }),
  /** Grows with each claim; what a process sends late has a lower number and changes nothing. */
  turn: integer('turn').notNull().default(0),
  claimedUntil: timestamp('claimed_until', { withTimezone: true }),
});
