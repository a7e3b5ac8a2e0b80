import { desc, eq, isNull } from 'drizzle-orm';
import type { PaymentPurpose } from '../../../contract/orders/payment-kinds.ts';
import type { RefundDue } from '../../../contract/payments/payments.ts';
import { toRupees } from '../../../contract/shop/money.ts';
import { orders } from '../../db/schema/orders.ts';
import { payments } from '../../db/schema/payments.ts';
import { refundsDue } from '../../db/schema/refunds-due.ts';
import type { Context } from '../kernel/context.ts';
import { isoDayInIndia } from '../kernel/india-time.ts';
import { staffOf } from '../kernel/who.ts';
import { subjectOf } from './payment.ts';

interface ListRefundsDue {
  ctx: Context;
  input: { page: number; pageSize: number };
}

/** Returns a page of the unsettled refunds due, the newest first. Staff only. */
export async function listRefundsDue({ ctx: { db, who }, input }: ListRefundsDue) {
  staffOf(who);
  const { page, pageSize } = input;
  const isDue = isNull(refundsDue.settledAt);
  const [total, rows] = await Promise.all([
    db.$count(refundsDue, isDue),
    db
      .select({ refund: refundsDue, payment: payments, number: orders.number })
      .from(refundsDue)
      .leftJoin(payments, eq(payments.id, refundsDue.paymentId))
      .leftJoin(orders, eq(orders.id, refundsDue.orderId))
      .where(isDue)
      .orderBy(desc(refundsDue.id))
      .limit(pageSize)
      .offset((page - 1) * pageSize),
  ]);
  return {
    data: rows.map(rowOf),
    total_count: total,
    total_pages: Math.max(1, Math.ceil(total / pageSize)),
  };
}

interface Row {
  refund: typeof refundsDue.$inferSelect;
  payment: typeof payments.$inferSelect | null;
  number: string | null;
}

function rowOf({ refund, payment, number }: Row): RefundDue {
  const { id, amountPaise, reason, paymentKey, createdAt } = refund;
  return {
    id,
    purpose: payment ? subjectOf(payment).purpose : purposeWithoutPayment(refund),
    order_id: number,
    amount: toRupees(amountPaise),
    reason,
    reference: paymentKey,
    created_on: isoDayInIndia(createdAt),
  };
}

/** Returns the purpose of a refund without a payment: an order or a membership. */
function purposeWithoutPayment({ orderId }: Row['refund']): PaymentPurpose {
  return orderId === null ? 'membership' : 'order';
}
