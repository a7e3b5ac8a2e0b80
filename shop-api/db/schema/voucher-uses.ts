import { index, integer, pgTable, timestamp } from 'drizzle-orm/pg-core';
import { customers } from './customers.ts';
import { orders } from './orders.ts';
import { vouchers } from './vouchers.ts';

/** Vouchers that orders have used; a row goes when its order is cancelled or never paid. */
export const voucherUses = pgTable(
  'voucher_uses',
  {
    orderId: integer('order_id')
      .primaryKey()
      .references(() => orders.id, { onDelete: 'cascade' }),
    voucherId: integer('voucher_id')
      .notNull()
      .references(() => vouchers.id),
    customerId: integer('customer_id')
      .notNull()
      .references(() => customers.id),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index('voucher_uses_by_voucher').on(table.voucherId, table.customerId)],
);
