import { and, desc, isNotNull, isNull } from 'drizzle-orm';
import type { PaymentPurpose } from '../../../contract/orders/payment-kinds.ts';
import type { RefundDue, RefundList } from '../../../contract/payments/payments.ts';
import { toRupees } from '../../../contract/shop/money.ts';
import { refundsDue } from '../../db/schema/refunds-due.ts';
import type { Context } from '../kernel/context.ts';
import { isoDayInIndia } from '../kernel/india-time.ts';
import { type Paging, pagedAnswer, pageOf } from '../kernel/paging.ts';
import { staffOf } from '../kernel/who.ts';
import { type PaymentRow, subjectOf } from '../payments/payment.ts';
import {
  isRefundOf,
  paymentsOfOrders,
  type SelectedRefund,
  selectRefunds,
} from './select-refunds.ts';

interface ListRefundsDue {
  ctx: Context;
  /** A search as among orders; empty: all. */
  input: Paging & { list: RefundList; search?: string | undefined };
}

/** Returns a page of the refunds that are due, or that were paid, the newest first. Staff only. */
export async function listRefundsDue({ ctx: { db, who }, input }: ListRefundsDue) {
  staffOf(who);
  const { id, settledAt } = refundsDue;
  const isListed = input.list === 'due' ? isNull(settledAt) : isNotNull(settledAt);
  const isWanted = and(isListed, isRefundOf(db, input.search));
  const query = selectRefunds(db).where(isWanted).orderBy(desc(settledAt), desc(id)).$dynamic();
  const [total, rows] = await Promise.all([db.$count(refundsDue, isWanted), pageOf(query, input)]);
  const paid = await paymentsOfOrders(db, rows);
  return pagedAnswer(
    rows.map((row) => rowOf(row, row.payment ?? paid.get(row.order?.id ?? 0))),
    total,
    input,
  );
}

/** `paid`: the payment by which the money came. */
function rowOf({ refund, payment, order, customer }: SelectedRefund, paid?: PaymentRow): RefundDue {
  const { id, amountPaise, reason, paymentKey, createdAt } = refund;
  return {
    id,
    purpose: payment ? subjectOf(payment).purpose : purposeWithoutPayment(refund),
    order: order && { id: order.id, order_id: order.number },
    ...payeeOf(order, customer, paid),
    payment: paid ? { gateway: paid.gateway, reference: idAtGateway(paid, paymentKey) } : null,
    amount: toRupees(amountPaise),
    reason,
    reference: paymentKey,
    created_on: isoDayInIndia(createdAt),
    settled: settlementOf(refund),
  };
}

/** Returns who is paid: the account that ordered, or who paid as a visitor. */
function payeeOf(
  order: SelectedRefund['order'],
  customer: SelectedRefund['customer'],
  paid?: PaymentRow,
) {
  const name = customer && `${customer.firstName} ${customer.lastName}`.trim();
  return {
    name: name || order?.fullName || paid?.payerName || '',
    mobile: customer?.phone || order?.mobile || paid?.payerPhone || '',
    // Gateways want an address, so a payment of an account without one names a stand-in.
    email: (customer ? customer.email : paid?.payerEmail) ?? '',
  };
}

/** A payment that was made twice has two ids at its gateway; the key of the refund names its own. */
function idAtGateway({ gateway, gatewayPaymentId, txnid }: PaymentRow, paymentKey: string): string {
  const own = paymentKey.startsWith(`${gateway} `) ? paymentKey.slice(gateway.length + 1) : null;
  return own ?? gatewayPaymentId ?? txnid;
}

function settlementOf({ settledAt, settledBy, settledReference }: SelectedRefund['refund']) {
  if (!settledAt) return null;
  return { on: isoDayInIndia(settledAt), by: settledBy ?? '', reference: settledReference ?? '' };
}

/** Returns the purpose of a refund without a payment: an order or a membership. */
function purposeWithoutPayment({ orderId }: SelectedRefund['refund']): PaymentPurpose {
  return orderId === null ? 'membership' : 'order';
}
