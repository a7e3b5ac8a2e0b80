import { sql } from 'drizzle-orm';
import { boolean, check, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { TranslatedSalePrice, Translations } from '../../../contract/kit/translations.ts';

/** Goods at a lower price from one moment until another: `Diwali`. */
export const salePrices = pgTable(
  'sale_prices',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    /** As shoppers read it. */
    name: text('name').notNull(),
    translations: jsonb('translations')
      .$type<Translations<TranslatedSalePrice>>()
      .notNull()
      .default({}),
    /** Either a percentage of the standing price, or the price of each of its goods. */
    percent: integer('percent'),
    pricePaise: integer('price_paise'),
    startsAt: timestamp('starts_at', { withTimezone: true }).notNull(),
    endsAt: timestamp('ends_at', { withTimezone: true }).notNull(),
    productIds: integer('product_ids').array().notNull().default(sql`'{}'`),
    /** With those below; where both are named, goods of these brands in these categories. */
    categoryIds: integer('category_ids').array().notNull().default(sql`'{}'`),
    /** The same and all below them, by a trigger: a look at a product needs no walk of the tree. */
    branchIds: integer('branch_ids').array().notNull().default(sql`'{}'`),
    brandIds: integer('brand_ids').array().notNull().default(sql`'{}'`),
    isActive: boolean('is_active').notNull().default(true),
    /** How far it has come: a save sets it, the clock only moves it on. Products follow it. */
    state: text('state').$type<'planned' | 'running' | 'ended'>().notNull().default('planned'),
    /** Grows with each change; products follow the one that is settled. */
    revision: integer('revision').notNull().default(1),
    settledRevision: integer('settled_revision').notNull().default(0),
  },
  (table) => [
    check(
      'sale_prices_take_percent_or_a_price',
      sql`num_nonnulls(${table.percent}, ${table.pricePaise}) = 1`,
    ),
    check('sale_prices_take_1_to_99_percent', sql`${table.percent} BETWEEN 1 AND 99`),
    check('sale_prices_cost_something', sql`${table.pricePaise} > 0`),
    check('sale_prices_end_after_they_begin', sql`${table.endsAt} > ${table.startsAt}`),
    check('sale_prices_have_a_state', sql`${table.state} IN ('planned', 'running', 'ended')`),
  ],
);
