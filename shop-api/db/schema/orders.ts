import { type SQL, sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';
import type { OrderState } from '../../../contract/orders/order-states.ts';
import { customers } from './customers.ts';

/** The destination of an order, as it was when the order was placed. */
const destination = {
  /** Null: a store, where the customer collects it (`order-collections.ts`). */
  addressId: integer('address_id'),
  fullName: text('full_name').notNull(),
  /** With the calling code. */
  mobile: text('mobile').notNull(),
  /** All lines of the address except name and number, as printed. */
  fullAddress: text('full_address').notNull(),
  cityId: integer('city_id').notNull(),
  /** The place of supply, unless a registered buyer is billed. */
  stateName: text('state_name').notNull(),
  postalCode: text('postal_code').notNull(),
};

/** Whom the invoice is for, as it was when the order was placed. */
export interface OrderBilling {
  /** Of a registered buyer, with the name; both are empty for a consumer. */
  gstin: string;
  businessName: string;
  /** Null: the destination, with what staff correct of it. */
  address: {
    id: number;
    fullName: string;
    mobile: string;
    /** As the destination's. */
    fullAddress: string;
    stateName: string;
  } | null;
}

/** The words of the name of who receives an order, by which the desk finds it. */
export const receiverWords = ({ fullName }: Record<'fullName', AnyPgColumn>): SQL =>
  sql`to_tsvector('simple', ${fullName})`;

/** Orders with all their figures frozen. Money in paise, tax included. */
export const orders = pgTable(
  'orders',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    /** The printed number. */
    number: text('number').notNull().unique().generatedAlwaysAs(sql`'VN' || (100000 + id)::text`),
    customerId: integer('customer_id')
      .notNull()
      .references(() => customers.id),
    state: text('state').$type<OrderState>().notNull(),
    payType: text('pay_type').notNull(),
    deliveryMethod: text('delivery_method').notNull(),
    isGift: boolean('is_gift').notNull(),
    giftMessage: text('gift_message').notNull().default(''),
    /** The first day on which a gift may arrive; null: as soon as it can. */
    giftDay: date('gift_day'),
    /** The day on which it then leaves the shop, by the delivery days of when it was ordered. */
    sendFrom: date('send_from'),
    voucherCode: text('voucher_code').notNull().default(''),
    /** Goods before the discount. */
    goodsPaise: integer('goods_paise').notNull(),
    discountPaise: integer('discount_paise').notNull(),
    shippingPaise: integer('shipping_paise').notNull(),
    /** The rule by which the delivery had its price (`domain/delivery/quote-delivery.ts`). */
    shippingReason: text('shipping_reason').notNull(),
    /** The tax inside the charged amounts, that of the delivery included. */
    gstPaise: integer('gst_paise').notNull(),
    /** Paid with a gift voucher. */
    giftCardPaise: integer('gift_card_paise').notNull().default(0),
    /** Left to pay: goods less discount, with shipping, less the gift voucher. */
    payablePaise: integer('payable_paise').notNull(),
    ...destination,
    /** Null: who receives it, a consumer. */
    billing: jsonb('billing').$type<OrderBilling>(),
    placedAt: timestamp('placed_at', { withTimezone: true }).notNull(),
    paidAt: timestamp('paid_at', { withTimezone: true }),
    deliveredAt: timestamp('delivered_at', { withTimezone: true }),
    /** When the carrier of a cash order paid the shop, and under which reference; null: not yet. */
    cashReceivedAt: timestamp('cash_received_at', { withTimezone: true }),
    cashReference: text('cash_reference'),
    /** Who carries the parcel, and the number it is tracked by; of the last shipment. */
    carrier: text('carrier'),
    trackingNumber: text('tracking_number'),
    /** An order to be paid online releases its goods after this. */
    holdUntil: timestamp('hold_until', { withTimezone: true }),
    /** When an unpaid order released its goods; a later payment takes them again. */
    releasedAt: timestamp('released_at', { withTimezone: true }),
    /** When its goods were taken again; since then it is no longer the order of the cart. */
    reacceptedAt: timestamp('taken_again_at', { withTimezone: true }),
    /** The order that took the place of this unpaid one, which is cancelled. */
    replacedBy: integer('replaced_by').references((): AnyPgColumn => orders.id),
  },
  (table) => [
    index('orders_by_customer').on(table.customerId, table.id.desc()),
    index('orders_by_successor').on(table.replacedBy).where(sql`${table.replacedBy} IS NOT NULL`),
    index('orders_by_hold').on(table.holdUntil).where(sql`${table.holdUntil} IS NOT NULL`),
    index('orders_by_time').on(table.placedAt, table.id),
    index('orders_by_state').on(table.state, table.placedAt, table.id),
    index('orders_by_city').on(table.cityId, table.placedAt, table.id),
    index('orders_by_total').on(table.payablePaise, table.id),
    index('orders_of_gifts').on(table.placedAt, table.id).where(sql`${table.isGift}`),
    index('orders_unpaid')
      .on(table.placedAt, table.id)
      .where(sql`${table.payType} = 'Online Payment' AND ${table.paidAt} IS NULL`),
    index('orders_unpaid_by_state')
      .on(table.state, table.placedAt, table.id)
      .where(sql`${table.payType} = 'Online Payment' AND ${table.paidAt} IS NULL`),
    index('orders_of_cash')
      .on(table.deliveredAt, table.id)
      .where(
        sql`${table.payType} = 'Cash on Delivery' AND ${table.deliveredAt} IS NOT NULL AND ${table.cashReceivedAt} IS NULL`,
      ),
    index('orders_by_delivery')
      .on(table.deliveredAt, table.id)
      .where(sql`${table.deliveredAt} IS NOT NULL`),
    index('orders_by_pin').on(table.postalCode, table.placedAt, table.id),
    index('orders_by_end_of_mobile').on(sql`reverse(${table.mobile}) text_pattern_ops`),
    index('orders_by_receiver').using('gin', receiverWords(table)),
    index('orders_that_wait_for_packing')
      .on(table.id)
      .where(sql`${table.state} IN ('pending', 'confirmed') AND ${table.releasedAt} IS NULL`),
    check(
      'orders_add_up',
      sql`${table.goodsPaise} - ${table.discountPaise} + ${table.shippingPaise} - ${table.giftCardPaise} = ${table.payablePaise}`,
    ),
    check(
      'orders_owe_nothing_to_the_shopper',
      sql`least(${table.payablePaise}, ${table.discountPaise}, ${table.shippingPaise}, ${table.giftCardPaise}, ${table.gstPaise}) >= 0`,
    ),
  ],
);

/** The history of orders, for their timeline. */
export const orderEvents = pgTable(
  'order_events',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    orderId: integer('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    state: text('state').$type<OrderState>().notNull(),
    at: timestamp('at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('order_events_by_order').on(table.orderId, table.id),
    index('order_events_undelivered').on(table.orderId).where(sql`${table.state} = 'undelivered'`),
  ],
);
