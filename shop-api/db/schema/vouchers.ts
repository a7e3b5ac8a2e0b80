import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { customers } from './customers.ts';
import { orders } from './orders.ts';

/** Vouchers: codes that give a discount on an order. */
export const vouchers = pgTable(
  'vouchers',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    /** In capitals; the shopper's input is compared in capitals. */
    code: text('code').notNull().unique(),
    /** Either a percentage of the goods or an amount. */
    percent: integer('percent'),
    amountPaise: integer('amount_paise'),
    /** The minimum price of the goods. */
    minTotalPaise: integer('min_total_paise').notNull().default(0),
    /** The maximum discount; null: no limit. */
    maxDiscountPaise: integer('max_discount_paise'),
    validFrom: timestamp('valid_from', { withTimezone: true }),
    validUntil: timestamp('valid_until', { withTimezone: true }),
    usesPerCustomer: integer('uses_per_customer'),
    /** The maximum number of uses by all customers together. */
    usesInAll: integer('uses_in_all'),
    isActive: boolean('is_active').notNull().default(true),
    /** What an offer says. */
    title: text('title').notNull().default(''),
    /** The categories, with those below, whose goods it is for; empty: all goods. */
    categoryIds: integer('category_ids').array().notNull().default(sql`'{}'`),
    /** Whether shoppers are shown it (decision 0061). */
    isOffer: boolean('is_offer').notNull().default(false),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    check('vouchers_are_written_in_capitals', sql`${table.code} = upper(btrim(${table.code}))`),
    check(
      'vouchers_take_percent_or_an_amount',
      sql`num_nonnulls(${table.percent}, ${table.amountPaise}) = 1`,
    ),
    check('vouchers_take_1_to_100_percent', sql`${table.percent} BETWEEN 1 AND 100`),
    check('vouchers_take_a_positive_amount', sql`${table.amountPaise} > 0`),
  ],
);

/** Uses of vouchers by orders; a row is deleted when its order is cancelled or never paid. */
export const voucherUses = pgTable(
  'voucher_uses',
  {
    orderId: integer('order_id')
      .primaryKey()
      .references(() => orders.id, { onDelete: 'cascade' }),
    voucherId: integer('voucher_id')
      .notNull()
      .references(() => vouchers.id),
    customerId: integer('customer_id')
      .notNull()
      .references(() => customers.id),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index('voucher_uses_by_voucher').on(table.voucherId, table.customerId)],
);
