import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey, timestamp } from 'drizzle-orm/pg-core';
import { orderLines } from './order-lines.ts';
import { orders } from './orders.ts';
import { returnRequests } from './returns.ts';

/** A part of an order that was paid back: by staff, or for a return request. Money in paise. */
export const orderRefunds = pgTable(
  'order_refunds',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    orderId: integer('order_id')
      .notNull()
      .references(() => orders.id),
    /** The request that it settles; null: a refund by staff. */
    returnId: integer('return_id')
      .unique()
      .references(() => returnRequests.id),
    /** What was paid for its lines, gift vouchers included. */
    refundPaise: integer('refund_paise').notNull(),
    /** The part of it that went back to gift vouchers. */
    giftCardPaise: integer('gift_card_paise').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('order_refunds_by_order').on(table.orderId),
    check(
      'order_refunds_have_a_part_on_vouchers',
      sql`${table.giftCardPaise} BETWEEN 0 AND ${table.refundPaise}`,
    ),
  ],
);

/** What of each order line a refund pays back. */
export const orderRefundLines = pgTable(
  'order_refund_lines',
  {
    refundId: integer('refund_id')
      .notNull()
      .references(() => orderRefunds.id, { onDelete: 'cascade' }),
    orderLineId: integer('order_line_id')
      .notNull()
      .references(() => orderLines.id),
    /** Pieces; 0 where the delivery alone goes back. */
    quantity: integer('quantity').notNull(),
    /** What was paid for the pieces after the discount, and of the line's share of the delivery. */
    goodsPaise: integer('goods_paise').notNull(),
    deliveryPaise: integer('delivery_paise').notNull(),
    /** Of the pieces that came out of the stock, those that went back into it and those that do not. */
    restocked: integer('restocked').notNull(),
    writtenOff: integer('written_off').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.refundId, table.orderLineId] }),
    index('order_refund_lines_by_line').on(table.orderLineId),
    check(
      'order_refund_lines_are_positive',
      sql`least(${table.quantity}, ${table.goodsPaise}, ${table.deliveryPaise}, ${table.restocked}, ${table.writtenOff}) >= 0 AND ${table.restocked} + ${table.writtenOff} <= ${table.quantity}`,
    ),
  ],
);
