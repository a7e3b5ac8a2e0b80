import { PAYMENT_PURPOSES, type PaymentPurpose } from '../../../contract/orders/payment-kinds.ts';
import { paymentReturnPath } from '../../../contract/payments/gateways.ts';
import type { payments } from '../../db/schema/payments.ts';
import type { PaymentAttempt } from '../../providers/payment/payment-gateway.ts';
import type { Context } from '../kernel/context.ts';
import { MINUTE_MS } from '../kernel/durations.ts';

export type PaymentRow = typeof payments.$inferSelect;

/** Converts a stored payment into an attempt at a gateway. */
export function attemptOf(row: PaymentRow, { publicOrigin }: Pick<Context, 'publicOrigin'>) {
  const attempt: PaymentAttempt = {
    txnid: row.txnid,
    amountPaise: row.amountPaise,
    currency: 'INR',
    product: row.product,
    customer: { name: row.payerName, email: row.payerEmail, phone: row.payerPhone },
    notes: [],
    returnUrl: publicOrigin + paymentReturnPath(row.gateway),
    expiresAt: row.expiresAt,
    reference: row.reference,
  };
  return attempt;
}

/** The order, gift voucher or membership that a payment pays for. */
export interface PaymentSubject {
  purpose: PaymentPurpose;
  id: number;
}

/**
 * The column of `payments` that names the subject, by purpose; a check constraint requires exactly
 * one.
 */
export const SUBJECT_COLUMNS = {
  order: 'orderId',
  membership: 'membershipId',
  'gift voucher': 'giftCardId',
} as const satisfies Record<PaymentPurpose, keyof PaymentRow>;

/** Returns the subject of a stored payment. */
export function subjectOf(payment: PaymentRow): PaymentSubject {
  for (const purpose of PAYMENT_PURPOSES) {
    const id = payment[SUBJECT_COLUMNS[purpose]];
    if (id !== null) return { purpose, id };
  }
  throw new Error(`Payment ${payment.id} is for nothing`);
}

/** The time in which a payment may be started, from the creation of its link. */
export const BEGIN_WITHIN_MS = 30 * MINUTE_MS;
/** The time a bank may take for a payment that was started in the last second. */
export const BANKS_TAKE_MS = 15 * MINUTE_MS;
/** The time for which goods are reserved for a payment. */
export const HOLD_MS = BEGIN_WITHIN_MS + BANKS_TAKE_MS;
