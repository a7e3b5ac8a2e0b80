import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { GatewayRefundState } from '../../../contract/payments/payments.ts';
import { orders } from './orders.ts';
import { payments } from './payments.ts';

/** Money to pay back, by its gateway or by hand; the row is due until it is settled. */
export const refundsDue = pgTable(
  'refunds_due',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    orderId: integer('order_id').references(() => orders.id),
    /** The payment that could not be used; null where a used payment was undone later. */
    paymentId: integer('payment_id').references(() => payments.id),
    amountPaise: integer('amount_paise').notNull(),
    /**
     * The reason: `cancelled`, `returned`, `return request`, `membership cancelled`; of a payment that could not be
     * used `paid twice`, `paid too late`, `other than asked for`.
     */
    reason: text('reason').notNull(),
    /** Identifies the payment; one row per payment, however often it is reported. */
    paymentKey: text('payment_key').notNull().unique(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    settledAt: timestamp('settled_at', { withTimezone: true }),
    /** Who of the staff has paid it, and the bank's reference; null before, or unknown. */
    settledBy: text('settled_by'),
    settledReference: text('settled_reference'),
    /**
     * What became of it at the gateway that took the payment; null: it was not asked. `asked` is stored
     * before the call, so a killed process asks again; `refused` may be asked again.
     */
    gatewayState: text('gateway_state').$type<GatewayRefundState>(),
    /** The gateway's id of the refund, or its words of a refusal; null before its answer. */
    gatewayAnswer: text('gateway_answer'),
    /** Who of the staff asked it. */
    askedBy: text('asked_by'),
    /** Part of the key that the gateway knows it by; another one only once it surely paid nothing. */
    gatewayTry: integer('gateway_try').notNull().default(1),
    /** When the gateway is asked next; null: never again. */
    lookUpAt: timestamp('look_up_at', { withTimezone: true }),
    lookUps: integer('look_ups').notNull().default(0),
  },
  (table) => [
    index('refunds_due_by_look_up').on(table.lookUpAt).where(sql`${table.lookUpAt} IS NOT NULL`),
    index('refunds_due_by_time').on(table.createdAt, table.id),
    index('refunds_due_by_order').on(table.orderId),
    index('refunds_due_by_payment').on(table.paymentId),
    check('refunds_due_are_positive', sql`${table.amountPaise} > 0`),
  ],
);
