import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { PaymentState } from '../../../contract/payment.ts';
import { customers } from './customers.ts';
import { giftCards } from './gift-cards.ts';
import { memberships } from './memberships.ts';
import { orders } from './orders.ts';

/** That money is owed back stands in `refunds_due`, not here. */
export type StoredPaymentState = Exclude<PaymentState, 'refund_due'>;

/** Attempts to be paid online. Money in paise. */
export const payments = pgTable(
  'payments',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    /** The shop's own name for it, which nobody can guess. */
    txnid: text('txnid').notNull().unique(),
    /** What it pays for: one of these three. */
    orderId: integer('order_id').references(() => orders.id),
    membershipId: integer('membership_id').references(() => memberships.id),
    giftCardId: integer('gift_card_id').references(() => giftCards.id),
    /** Null for a gift voucher that a visitor buys. */
    customerId: integer('customer_id').references(() => customers.id),
    gateway: text('gateway').notNull(),
    /**
     * - `created`: the shop asks for it. `pending`: the shopper is at the gateway.
     * - `paid`, `failed`, `expired`: how it ended; what is paid after all still becomes `paid`, and
     *   stays so (trigger `payments_stay_paid`).
     * - `mismatch`: something else was paid than was asked for; staff must look.
     */
    state: text('state').$type<StoredPaymentState>().notNull(),
    amountPaise: integer('amount_paise').notNull(),
    /** What the gateway shows and signs. */
    product: text('product').notNull(),
    payerName: text('payer_name').notNull(),
    payerEmail: text('payer_email').notNull(),
    payerPhone: text('payer_phone').notNull(),
    /** The gateway's names for its link and for the payment. */
    reference: text('reference'),
    gatewayPaymentId: text('gateway_payment_id'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    /** Nobody should be able to start paying after this. */
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    /** When the gateway is asked next what became of it; null: never again. */
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
