import { integer, pgTable, text, unique } from 'drizzle-orm/pg-core';

/** Views of lists of the desk, which all staff share. */
export const savedViews = pgTable(
  'saved_views',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    /** `orders`. */
    desk: text('desk').notNull(),
    name: text('name').notNull(),
    /** As in the address of the list: `status=Packed&city=Pune`. */
    query: text('query').notNull(),
  },
  (table) => [unique('saved_views_one_of_a_name').on(table.desk, table.name)],
);
