import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { customers } from './customers.ts';

/** Gift vouchers that were asked for; those that were paid have a code. Money in paise. */
export const giftCards = pgTable(
  'gift_cards',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    /** What the code is found by; the code itself is never kept. Null until it is paid. */
    codeHash: text('code_hash').unique(),
    /** What it was asked for with, as an HMAC: asked again, it is the same voucher. */
    requestKey: text('request_key').unique(),
    amountPaise: integer('amount_paise').notNull(),
    /** What is left; the sum of its entries. */
    balancePaise: integer('balance_paise').notNull().default(0),
    senderName: text('sender_name').notNull(),
    senderEmail: text('sender_email').notNull(),
    receiverName: text('receiver_name').notNull(),
    receiverEmail: text('receiver_email').notNull(),
    message: text('message').notNull().default(''),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    paidAt: timestamp('paid_at', { withTimezone: true }),
    /** Whoever has entered the code first: from then on it is theirs alone. */
    customerId: integer('customer_id').references(() => customers.id),
    boundAt: timestamp('bound_at', { withTimezone: true }),
  },
  (table) => [
    index('gift_cards_by_customer').on(table.customerId),
    check('gift_cards_are_worth_something', sql`${table.amountPaise} > 0`),
    check('gift_cards_never_owe', sql`${table.balancePaise} BETWEEN 0 AND ${table.amountPaise}`),
  ],
);
