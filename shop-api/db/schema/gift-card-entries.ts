import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { giftCards } from './gift-cards.ts';
import { orders } from './orders.ts';

export type GiftCardReason = 'issued' | 'spent' | 'given back';

/** Every change of a gift voucher's balance, in paise; rows are only ever added. */
export const giftCardEntries = pgTable(
  'gift_card_entries',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    giftCardId: integer('gift_card_id')
      .notNull()
      .references(() => giftCards.id),
    /** What it was spent on. */
    orderId: integer('order_id').references(() => orders.id),
    /** Negative when it was spent. */
    amountPaise: integer('amount_paise').notNull(),
    reason: text('reason').$type<GiftCardReason>().notNull(),
    at: timestamp('at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('gift_card_entries_by_card').on(table.giftCardId, table.id),
    index('gift_card_entries_by_order').on(table.orderId),
    check('gift_card_entries_change_something', sql`${table.amountPaise} <> 0`),
  ],
);
