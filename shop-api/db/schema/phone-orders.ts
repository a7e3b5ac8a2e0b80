import { index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { PHONE_PAYMENTS } from '../../../contract/orders/phone-order-desk.ts';
import { orders } from './orders.ts';

/** Orders that customers give on the telephone, as staff write them down; kept for 30 days. */
export const phoneOrders = pgTable(
  'phone_orders',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    /** `+919876543210`. */
    mobile: text('mobile').notNull(),
    fullName: text('full_name').notNull(),
    line1: text('address_line_1').notNull(),
    line2: text('address_line_2').notNull(),
    city: jsonb('city').$type<{ id: number; name: string }>().notNull(),
    postalCode: text('postal_code').notNull(),
    goods: jsonb('goods').$type<{ product_id: number; quantity: number }[]>().notNull(),
    deliveryMethod: text('delivery_method').notNull(),
    voucherCode: text('voucher_code').notNull().default(''),
    /** Of a registered buyer; empty: a consumer. */
    gstin: text('gstin').notNull().default(''),
    businessName: text('business_name').notNull().default(''),
    payment: text('payment').$type<(typeof PHONE_PAYMENTS)[number]>().notNull(),
    /** The order that it has become. */
    orderId: integer('order_id').references(() => orders.id),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index('phone_orders_by_time').on(table.createdAt)],
);
