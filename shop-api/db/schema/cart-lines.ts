import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, timestamp, unique } from 'drizzle-orm/pg-core';
import { carts } from './carts.ts';
import { products } from './products.ts';

/** What lies in a cart; a product has one line. */
export const cartLines = pgTable(
  'cart_lines',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    cartId: integer('cart_id')
      .notNull()
      .references(() => carts.id, { onDelete: 'cascade' }),
    productId: integer('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    quantity: integer('quantity').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    /** When the shopper last put it in or changed it. */
    changedAt: timestamp('changed_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    unique('cart_lines_one_a_product').on(table.cartId, table.productId),
    index('cart_lines_by_product').on(table.productId),
    check('cart_lines_have_a_quantity', sql`${table.quantity} BETWEEN 1 AND 10000`),
  ],
);
