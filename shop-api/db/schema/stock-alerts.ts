import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import type { Language } from '../../../contract/shop/languages.ts';
import { customers } from './customers.ts';
import { products } from './products.ts';

/** Who wants to know when a product is back in stock; one mail each. */
export const stockAlerts = pgTable(
  'stock_alerts',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    productId: integer('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    /** A customer is written to at the account's address, a visitor at the one they typed. */
    customerId: integer('customer_id').references(() => customers.id, { onDelete: 'cascade' }),
    /** In lower case. */
    email: text('email'),
    /** That of the page it was asked on; null: unknown. */
    language: text('language').$type<Language>(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    /** When the mail was queued; null while the product is out of stock. */
    notifiedAt: timestamp('notified_at', { withTimezone: true }),
  },
  (table) => [
    uniqueIndex('stock_alerts_one_a_customer')
      .on(table.productId, table.customerId)
      .where(sql`${table.notifiedAt} IS NULL AND ${table.customerId} IS NOT NULL`),
    uniqueIndex('stock_alerts_one_a_mailbox')
      .on(table.productId, table.email)
      .where(sql`${table.notifiedAt} IS NULL AND ${table.email} IS NOT NULL`),
    index('stock_alerts_of_an_email').on(table.email),
    check(
      'stock_alerts_have_one_receiver',
      sql`num_nonnulls(${table.customerId}, ${table.email}) = 1`,
    ),
  ],
);
