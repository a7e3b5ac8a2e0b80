import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, timestamp, unique } from 'drizzle-orm/pg-core';
import { customers } from './customers.ts';
import { products } from './products.ts';

/** Which goods customers want to be reminded of before they run out. */
export const refills = pgTable(
  'refills',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    customerId: integer('customer_id')
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    productId: integer('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    /** From a purchase to the mail. */
    days: integer('days').notNull(),
    /** What the days are counted from: the choice, the last purchase, or the last mail. */
    countedFrom: timestamp('counted_from', { withTimezone: true }).notNull(),
    /** Null: it has ended, because nothing was bought after several mails. */
    dueAt: timestamp('due_at', { withTimezone: true }),
    /** Mails since the last purchase. */
    unanswered: integer('unanswered').notNull().default(0),
  },
  (table) => [
    unique('refills_one_a_product').on(table.customerId, table.productId),
    index('refills_due').on(table.dueAt),
    check('refills_have_days', sql`${table.days} BETWEEN 1 AND 365`),
  ],
);
