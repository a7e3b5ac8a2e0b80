import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, pgView, text } from 'drizzle-orm/pg-core';
import type { TranslatedName, Translations } from '../../../contract/kit/translations.ts';
import { orders } from './orders.ts';
import { products } from './products.ts';

/** A part of a bundle, as it was when the order was placed. */
export interface OrderedPart {
  id: number;
  name: string;
  translations: Translations<TranslatedName>;
  size: string;
  /** Pieces in one bundle. */
  quantity: number;
}

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
     * The quantity taken from the stock, given back on cancelling: 0 where the stock was unknown. Of a
     * bundle the stock is that of its parts.
     */
    stockTaken: integer('stock_taken').notNull(),
    /** Of a bundle; else empty. */
    parts: jsonb('parts').$type<OrderedPart[]>().notNull().default([]),
  },
  (table) => [
    index('order_lines_by_order').on(table.orderId),
    index('order_lines_of_product').on(table.productId, table.orderId),
    check('order_lines_add_up', sql`${table.quantity} * ${table.pricePaise} = ${table.totalPaise}`),
    check('order_lines_have_a_quantity', sql`${table.quantity} >= 1`),
  ],
);

/** What the lines of orders take off the shelf: their products, or the parts of their bundles. */
export const orderPieces = pgView('order_pieces', {
  orderId: integer('order_id').notNull(),
  productId: integer('product_id').notNull(),
  quantity: integer('quantity').notNull(),
  stockTaken: integer('stock_taken').notNull(),
}).as(sql`SELECT line.order_id, piece.id AS product_id, line.quantity * piece.quantity AS quantity,
  line.stock_taken * piece.quantity AS stock_taken
  FROM order_lines line CROSS JOIN LATERAL (
    SELECT line.product_id AS id, 1 AS quantity WHERE line.parts = '[]'
    UNION ALL
    SELECT (part ->> 'id')::integer, (part ->> 'quantity')::integer
    FROM jsonb_array_elements(line.parts) part
  ) piece`);
