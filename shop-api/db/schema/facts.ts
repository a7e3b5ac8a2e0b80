import { boolean, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { FactFields, FactKind } from '../../../contract/catalogue/fact-desk.ts';

/** What goods may say of themselves beside what the law asks: see decision 0098. */
export const facts = pgTable('facts', {
  id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
  name: text('name').notNull().unique(),
  /** Names it in `products.facts`. */
  key: text('key').notNull().unique(),
  help: text('help').notNull().default(''),
  kind: text('kind').$type<FactKind>().notNull(),
  unit: text('unit').notNull().default(''),
  choices: jsonb('choices').$type<FactFields['choices']>().notNull().default([]),
  categoryIds: jsonb('category_ids').$type<number[]>().notNull().default([]),
  requiredIds: jsonb('required_ids').$type<number[]>().notNull().default([]),
  inLabel: boolean('in_label').notNull().default(true),
  isBadge: boolean('is_badge').notNull().default(false),
  onCard: boolean('on_card').notNull().default(false),
  isFilter: boolean('is_filter').notNull().default(false),
  isSort: boolean('is_sort').notNull().default(false),
  isSearched: boolean('is_searched').notNull().default(false),
  isActive: boolean('is_active').notNull().default(true),
  translations: jsonb('translations').$type<FactFields['translations']>().notNull().default({}),
  position: integer('position').notNull().default(0),
});
