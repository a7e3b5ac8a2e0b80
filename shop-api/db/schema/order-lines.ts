import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { orders } from './orders.ts';
import { products } from './products.ts';

/** Lines of orders, with the names and prices of that time. Money in paise, tax included. */
export const orderLines = pgTable(
  'order_lines',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    orderId: integer('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    productId: integer('product_id')
      .notNull()
      .references(() => products.id),
    name: text('name').notNull(),
    size: text('size').notNull(),
    hsn: text('hsn').notNull(),
    /** Percent on the day of the order. */
    gstPercent: integer('gst_percent').notNull(),
    quantity: integer('quantity').notNull(),
    pricePaise: integer('price_paise').notNull(),
    mrpPaise: integer('mrp_paise').notNull(),
    /** Quantity times price. */
    totalPaise: integer('total_paise').notNull(),
    /** The line's share of the order's discount. */
    discountPaise: integer('discount_paise').notNull(),
    /** The line's share of the delivery: taxed at the line's rate (CGST Act, section 8). */
    shippingPaise: integer('shipping_paise').notNull(),
    /** The tax inside total less discount, and inside the share of the delivery. */
    gstPaise: integer('gst_paise').notNull(),
    shippingGstPaise: integer('shipping_gst_paise').notNull(),
    /**
     * The quantity taken from the stock, given back on cancelling: 0 where the stock was unknown.
     */
    stockTaken: integer('stock_taken').notNull(),
  },
  (table) => [
    index('order_lines_by_order').on(table.orderId),
    index('order_lines_of_product').on(table.productId, table.orderId),
    check('order_lines_add_up', sql`${table.quantity} * ${table.pricePaise} = ${table.totalPaise}`),
    check('order_lines_have_a_quantity', sql`${table.quantity} >= 1`),
  ],
);
