import type { payments } from '../../db/schema/payments.ts';
import type { PaymentAttempt } from '../../providers/payment/payment.ts';
import type { Context } from '../context.ts';

export type PaymentRow = typeof payments.$inferSelect;

/** A stored payment in the words of the gateways. */
export function attemptOf(row: PaymentRow, { publicOrigin }: Pick<Context, 'publicOrigin'>) {
  const attempt: PaymentAttempt = {
    txnid: row.txnid,
    amountPaise: row.amountPaise,
    currency: 'INR',
    product: row.product,
    customer: { name: row.payerName, email: row.payerEmail, phone: row.payerPhone },
    notes: [],
    returnUrl: `${publicOrigin}/api/payment/return/${row.gateway}`,
    expiresAt: row.expiresAt,
    reference: row.reference,
  };
  return attempt;
}
