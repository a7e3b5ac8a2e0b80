import { bigint, index, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** What staff look at in the real page before it is saved; a day later it is deleted. */
export const previews = pgTable(
  'previews',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** As in the trail: `post`. */
    kind: text('kind').notNull(),
    /** The entry that the fields are of; null: a new one. */
    objectId: text('object_id'),
    /** The fields as they were filled in, checked. */
    fields: jsonb('fields').$type<Record<string, unknown>>().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('previews_by_time').on(table.createdAt)],
);
