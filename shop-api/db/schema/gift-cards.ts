import { type SQL, sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  check,
  date,
  index,
  integer,
  pgTable,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';
import type { Language } from '../../../contract/shop/languages.ts';
import { customers } from './customers.ts';
import { orders } from './orders.ts';

/** The words of the names of who gives and who gets one. */
export const giftWords = ({
  senderName,
  receiverName,
}: Record<'senderName' | 'receiverName', AnyPgColumn>): SQL =>
  sql`to_tsvector('simple', ${senderName} || ' ' || ${receiverName})`;

/** Gift vouchers, requested or paid; the paid ones have a code. Money in paise. */
export const giftCards = pgTable(
  'gift_cards',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    /** Hash that finds the code; the code itself is never stored. Null until it is paid. */
    codeHash: text('code_hash').unique(),
    /** The last four letters of the code, by which staff find it; null until it is paid. */
    ending: text('ending'),
    /** While the shop has blocked it, nobody can enter or spend it. */
    blockedAt: timestamp('blocked_at', { withTimezone: true }),
    /** HMAC of the request: a repeated request returns the same voucher. */
    requestKey: text('request_key').unique(),
    amountPaise: integer('amount_paise').notNull(),
    /** The remaining balance; the sum of its entries. */
    balancePaise: integer('balance_paise').notNull().default(0),
    senderName: text('sender_name').notNull(),
    senderEmail: text('sender_email').notNull(),
    receiverName: text('receiver_name').notNull(),
    receiverEmail: text('receiver_email').notNull(),
    message: text('message').notNull().default(''),
    /** The day in India on which the code is mailed; null: once it is paid. */
    sendOn: date('send_on'),
    /** The sender is mailed the message for WhatsApp, with the code, on that day too. */
    byWhatsapp: boolean('by_whatsapp').notNull().default(false),
    /** When the mail with the code was queued; null for one that waits, or is older than this. */
    mailedAt: timestamp('mailed_at', { withTimezone: true }),
    /** That of the page it was bought on, for its mails; null: unknown. */
    language: text('language').$type<Language>(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    paidAt: timestamp('paid_at', { withTimezone: true }),
    /** The customer who entered the code first; only this customer can use it. */
    customerId: integer('customer_id').references(() => customers.id),
    boundAt: timestamp('bound_at', { withTimezone: true }),
  },
  (table) => [
    index('gift_cards_by_customer').on(table.customerId),
    index('gift_cards_by_time').on(table.paidAt, table.id).where(sql`${table.paidAt} IS NOT NULL`),
    index('gift_cards_by_ending').on(table.ending),
    index('gift_cards_that_wait')
      .on(table.sendOn)
      .where(sql`${table.sendOn} IS NOT NULL AND ${table.mailedAt} IS NULL`),
    index('gift_cards_by_names').using('gin', giftWords(table)),
    index('gift_cards_by_start_of_sender').on(sql`lower(${table.senderEmail}) text_pattern_ops`),
    index('gift_cards_by_start_of_receiver').on(
      sql`lower(${table.receiverEmail}) text_pattern_ops`,
    ),
    check('gift_cards_are_worth_something', sql`${table.amountPaise} > 0`),
    check('gift_cards_never_owe', sql`${table.balancePaise} BETWEEN 0 AND ${table.amountPaise}`),
  ],
);

export type GiftCardReason = 'issued' | 'spent' | 'given back';

/** Every change of a gift voucher's balance, in paise; rows are only ever added. */
export const giftCardEntries = pgTable(
  'gift_card_entries',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    giftCardId: integer('gift_card_id')
      .notNull()
      .references(() => giftCards.id),
    /** The order it was spent on. */
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
