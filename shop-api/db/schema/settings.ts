import { jsonb, pgTable, text } from 'drizzle-orm/pg-core';

/** What staff have set. A missing row is the default of the contract; who set it is in the trail. */
export const settings = pgTable('settings', {
  /** `delivery`. */
  key: text('key').primaryKey(),
  value: jsonb('value').$type<Record<string, unknown>>().notNull(),
});
