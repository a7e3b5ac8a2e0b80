import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  pgTable,
  text,
  timestamp,
  unique,
} from 'drizzle-orm/pg-core';
import { customers } from './customers.ts';
import { products } from './products.ts';

/** Reviews of products; one per customer and product. */
export const reviews = pgTable(
  'reviews',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    productId: integer('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    customerId: integer('customer_id').references(() => customers.id, { onDelete: 'set null' }),
    /** The author's name as displayed. */
    name: text('name').notNull(),
    rating: integer('rating').notNull(),
    text: text('text').notNull().default(''),
    /** Staff have seen the receipt of one of the shop's stores: such a purchase has no order. */
    hasReceipt: boolean('has_receipt').notNull().default(false),
    isPublished: boolean('is_published').notNull().default(true),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    unique('reviews_one_a_customer').on(table.productId, table.customerId),
    index('reviews_newest_first').on(table.productId, table.createdAt.desc(), table.id.desc()),
    check('reviews_give_one_to_five_stars', sql`${table.rating} BETWEEN 1 AND 5`),
  ],
);
