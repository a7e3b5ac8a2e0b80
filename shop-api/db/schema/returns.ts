import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import type {
  ReturnReason,
  ReturnRemedy,
  ReturnState,
} from '../../../contract/returns/return-states.ts';
import { bytes } from './bytes.ts';
import { customers } from './customers.ts';
import { orderLines } from './order-lines.ts';
import { orders } from './orders.ts';

/** Requests to have goods of a delivered order replaced or refunded. Money in paise. */
export const returnRequests = pgTable(
  'return_requests',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    orderId: integer('order_id')
      .notNull()
      .references(() => orders.id),
    orderLineId: integer('order_line_id')
      .notNull()
      .references(() => orderLines.id),
    customerId: integer('customer_id')
      .notNull()
      .references(() => customers.id),
    /** Names the form: a repeated request returns the same row. */
    requestKey: text('request_key').notNull(),
    quantity: integer('quantity').notNull(),
    reason: text('reason').$type<ReturnReason>().notNull(),
    details: text('details').notNull(),
    remedy: text('remedy').$type<ReturnRemedy>().notNull(),
    state: text('state').$type<ReturnState>().notNull(),
    /** Why it was declined. */
    answer: text('answer').notNull().default(''),
    /** What was paid back; what gift vouchers got of it. */
    refundPaise: integer('refund_paise').notNull().default(0),
    giftCardPaise: integer('gift_card_paise').notNull().default(0),
    /** The quantity that a replacement took from the stock; 0 where the stock was unknown. */
    stockTaken: integer('stock_taken').notNull().default(0),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    /** When it came to its end. */
    endedAt: timestamp('ended_at', { withTimezone: true }),
  },
  (table) => [
    uniqueIndex('return_requests_by_key').on(table.customerId, table.requestKey),
    uniqueIndex('return_requests_one_open_a_line')
      .on(table.orderLineId)
      .where(sql`${table.endedAt} IS NULL`),
    index('return_requests_by_time').on(table.createdAt, table.id),
    index('return_requests_by_order').on(table.orderId),
    index('return_requests_by_line').on(table.orderLineId),
    index('return_requests_by_state').on(table.state, table.id.desc()),
    check('return_requests_have_a_quantity', sql`${table.quantity} >= 1`),
    check(
      'return_requests_end',
      sql`(${table.endedAt} IS NULL) = (${table.state} IN ('requested', 'approved', 'collected'))`,
    ),
    check(
      'return_requests_pay_back_once',
      sql`${table.giftCardPaise} BETWEEN 0 AND ${table.refundPaise} AND (${table.refundPaise} = 0 OR ${table.state} = 'refunded')`,
    ),
  ],
);

/** The history of return requests, for their course. */
export const returnEvents = pgTable(
  'return_events',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    returnId: integer('return_id')
      .notNull()
      .references(() => returnRequests.id, { onDelete: 'cascade' }),
    state: text('state').$type<ReturnState>().notNull(),
    at: timestamp('at', { withTimezone: true }).notNull(),
  },
  (table) => [index('return_events_by_return').on(table.returnId, table.id)],
);

/**
 * Pictures of return requests, encoded again from their pixels. They are rows and not files, so
 * that only who may read the row reads them, and a deleted one is gone.
 */
export const returnPhotos = pgTable(
  'return_photos',
  {
    /** The id in the address of the picture; random. */
    id: text('id').primaryKey(),
    returnId: integer('return_id')
      .notNull()
      .references(() => returnRequests.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    /** Pixels of the large file. */
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    small: bytes('small').notNull(),
    large: bytes('large').notNull(),
  },
  (table) => [index('return_photos_by_return').on(table.returnId, table.position)],
);
