import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, timestamp, unique } from 'drizzle-orm/pg-core';
import { customers } from './customers.ts';
import { products } from './products.ts';
import { visitors } from './sessions.ts';

/** Products on the wishlist of a visitor or a customer. */
export const wishlistItems = pgTable(
  'wishes',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    visitorId: text('visitor_id').references(() => visitors.id, { onDelete: 'cascade' }),
    customerId: integer('customer_id').references(() => customers.id, { onDelete: 'cascade' }),
    productId: integer('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    unique('wishes_once_a_visitor').on(table.visitorId, table.productId),
    unique('wishes_once_a_customer').on(table.customerId, table.productId),
    index('wishes_by_product').on(table.productId),
    check('wishes_have_one_owner', sql`num_nonnulls(${table.visitorId}, ${table.customerId}) = 1`),
  ],
);
