import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { PaymentState } from '../../../contract/payments/payments.ts';
import { customers } from './customers.ts';
import { giftCards } from './gift-cards.ts';
import { memberships } from './memberships.ts';
import { orders } from './orders.ts';

/** Money to pay back is recorded in `refunds_due`, not here. */
export type StoredPaymentState = Exclude<PaymentState, 'refund_due'>;

/** Attempts to pay online. Money in paise. */
export const payments = pgTable(
  'payments',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    /** The shop's id of the payment; random. */
    txnid: text('txnid').notNull().unique(),
    /** The subject of the payment: one of these three. */
    orderId: integer('order_id').references(() => orders.id),
    membershipId: integer('membership_id').references(() => memberships.id),
    giftCardId: integer('gift_card_id').references(() => giftCards.id),
    /** Null for a gift voucher that a visitor buys. */
    customerId: integer('customer_id').references(() => customers.id),
    gateway: text('gateway').notNull(),
    /**
     * - `created`: the shop requests it. `pending`: the shopper is at the gateway.
     * - `paid`, `failed`, `expired`: the result; a payment whose money arrives later still becomes
     *   `paid`, and stays so (trigger `payments_stay_paid`).
     * - `mismatch`: the payment differs from the request; staff must check it.
     */
    state: text('state').$type<StoredPaymentState>().notNull(),
    amountPaise: integer('amount_paise').notNull(),
    /** The product text that the gateway displays and signs. */
    product: text('product').notNull(),
    payerName: text('payer_name').notNull(),
    payerEmail: text('payer_email').notNull(),
    payerPhone: text('payer_phone').notNull(),
    /** The gateway's ids of its link and of the payment. */
    reference: text('reference'),
    gatewayPaymentId: text('gateway_payment_id'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    /** The payment can no longer be started after this. */
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    /** When the gateway is next asked for the result; null: never again. */
    lookUpAt: timestamp('look_up_at', { withTimezone: true }),
    lookUps: integer('look_ups').notNull().default(0),
  },
  (table) => [
    index('payments_by_order').on(table.orderId),
    index('payments_by_look_up').on(table.lookUpAt).where(sql`${table.lookUpAt} IS NOT NULL`),
    index('payments_by_membership').on(table.membershipId),
    index('payments_by_gift_card').on(table.giftCardId),
    check(
      'payments_pay_for_one_thing',
      sql`num_nonnulls(${table.orderId}, ${table.membershipId}, ${table.giftCardId}) = 1`,
    ),
    check('payments_are_positive', sql`${table.amountPaise} > 0`),
  ],
);

/**
 * All events that gateways sent about a payment, as received: the record for staff and auditors.
 */
export const paymentEvents = pgTable(
  'payment_events',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    paymentId: integer('payment_id')
      .notNull()
      .references(() => payments.id, { onDelete: 'cascade' }),
    /** `callback` or `look up`. */
    source: text('source').notNull(),
    outcome: text('outcome').notNull(),
    /** The fields that differ from the attempt; empty where none does. */
    differences: jsonb('differences').$type<string[]>().notNull(),
    fields: jsonb('fields').$type<Record<string, string>>().notNull(),
    at: timestamp('at', { withTimezone: true }).notNull(),
  },
  (table) => [index('payment_events_by_payment').on(table.paymentId, table.id)],
);
