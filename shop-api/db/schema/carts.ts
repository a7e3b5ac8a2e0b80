import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, timestamp, unique } from 'drizzle-orm/pg-core';
import { customers } from './customers.ts';
import { products } from './products.ts';
import { visitors } from './sessions.ts';

/** Carts: one per shopper, who is either a visitor or a customer. */
export const carts = pgTable(
  'carts',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    visitorId: text('visitor_id')
      .unique()
      .references(() => visitors.id, { onDelete: 'cascade' }),
    customerId: integer('customer_id')
      .unique()
      .references(() => customers.id, { onDelete: 'cascade' }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    check('carts_have_one_owner', sql`num_nonnulls(${table.visitorId}, ${table.customerId}) = 1`),
  ],
);

/** The lines of a cart; a product has one line. */
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
    /** The price of one unit when the shopper last added or changed the line; null if unknown. */
    acceptedPaise: integer('accepted_price_paise'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    /** When the shopper last added or changed the line. */
    changedAt: timestamp('changed_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    unique('cart_lines_one_a_product').on(table.cartId, table.productId),
    index('cart_lines_by_product').on(table.productId),
    check('cart_lines_have_a_quantity', sql`${table.quantity} BETWEEN 1 AND 10000`),
  ],
);
