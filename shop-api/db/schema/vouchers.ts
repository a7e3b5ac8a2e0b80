import { sql } from 'drizzle-orm';
import { boolean, check, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Codes that take something off an order. */
export const vouchers = pgTable(
  'vouchers',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    /** In capitals; what a shopper types is compared in capitals. */
    code: text('code').notNull().unique(),
    /** Either percent of the goods or an amount. */
    percent: integer('percent'),
    amountPaise: integer('amount_paise'),
    /** The goods must cost this much. */
    minTotalPaise: integer('min_total_paise').notNull().default(0),
    /** No more than this comes off; null: no bound. */
    maxDiscountPaise: integer('max_discount_paise'),
    validFrom: timestamp('valid_from', { withTimezone: true }),
    validUntil: timestamp('valid_until', { withTimezone: true }),
    usesPerCustomer: integer('uses_per_customer'),
    /** By all customers together. */
    usesInAll: integer('uses_in_all'),
    isActive: boolean('is_active').notNull().default(true),
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
