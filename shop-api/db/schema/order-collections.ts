import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text, time, timestamp } from 'drizzle-orm/pg-core';
import type { TranslatedName, Translations } from '../../../contract/kit/translations.ts';
import { orders } from './orders.ts';

/**
 * The stores where customers collect their orders, as they were when the orders were placed. Who
 * collects, and the address of the store, are the receiver and the address of the order.
 */
export const orderCollections = pgTable(
  'order_collections',
  {
    orderId: integer('order_id')
      .primaryKey()
      .references(() => orders.id, { onDelete: 'cascade' }),
    /** It may be deleted since. */
    storeId: integer('store_id').notNull(),
    storeName: text('store_name').notNull(),
    translations: jsonb('translations').$type<Translations<TranslatedName>>().notNull(),
    /** India time. */
    opensAt: time('opens_at').notNull(),
    closesAt: time('closes_at').notNull(),
    /** The weekday it is closed, 1 is Monday. */
    weeklyOff: integer('weekly_off'),
    phone: text('phone').notNull(),
    /** When its customer is reminded; null: it is not ready yet, or the message is sent. */
    remindAt: timestamp('remind_at', { withTimezone: true }),
  },
  (table) => [
    index('order_collections_to_remind')
      .on(table.remindAt)
      .where(sql`${table.remindAt} IS NOT NULL`),
  ],
);
