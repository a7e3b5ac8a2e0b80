import { and, gte, inArray, isNotNull, isNull, lt } from 'drizzle-orm';
import { STATUS_OF } from '../../../contract/orders/order-states.ts';
import type { PaymentPurpose } from '../../../contract/orders/payment-kinds.ts';
import type {
  RefundDetail,
  RefundDue,
  refundEndpoints,
} from '../../../contract/payments/payments.ts';
import { toRupees } from '../../../contract/shop/money.ts';
import type { Database } from '../../db/database.ts';
import { refundsDue } from '../../db/schema/refunds-due.ts';
import type { QueryOf, Sent } from '../desk/list-sent.ts';
import { notFound } from '../kernel/errors.ts';
import { isoDayInIndia, startOfIsoDay } from '../kernel/india-time.ts';
import { ordersFoundIn } from '../orders/orders-found.ts';
import { type PaymentRow, subjectOf } from '../payments/payment.ts';
import { idAtGateway, paymentsOfOrders } from '../payments/payments-of-refunds.ts';
import { type SelectedRefund, selectRefunds } from './select-refunds.ts';

/** The refunds that are due, or that were paid. */
export const sentRefunds: Sent<
  QueryOf<typeof refundEndpoints.listRefundsDue>,
  RefundDue,
  RefundDetail
> = {
  table: refundsDue,
  at: ({ list }) => (list === 'due' ? refundsDue.createdAt : refundsDue.settledAt),
  sorts: { created: refundsDue.createdAt, amount: refundsDue.amountPaise },
  chosen: ({ list }) => [
    list === 'due' ? isNull(refundsDue.settledAt) : isNotNull(refundsDue.settledAt),
  ],
  found: (db, typed) => ordersFoundIn(db, refundsDue.orderId, typed),
  rows: async (db, ids) => (await readRefunds(db, ids)).map(({ row }) => row),
  read: async (db, id) => {
    const [found] = await readRefunds(db, [id]);
    if (!found) throw notFound('refund_not_found', 'Refund');
    const { order, refund } = found.selected;
    return {
      ...found.row,
      order_facts: order && {
        order_status: STATUS_OF[order.state],
        order_date: order.placedAt.toISOString(),
        final_total: toRupees(order.payablePaise),
      },
      return_request: requestOf(refund),
    };
  },
};

/** Matches the refunds that were paid back in these days. */
export const paidBackIn = ({ from, to }: { from: string; to: string }) =>
  and(
    gte(refundsDue.settledAt, startOfIsoDay(from)),
    lt(refundsDue.settledAt, startOfIsoDay(to, 1)),
  );

async function readRefunds(db: Database, ids: readonly number[]) {
  const rows = await selectRefunds(db).where(inArray(refundsDue.id, [...ids]));
  const orderIds = rows.flatMap(({ refund }) => refund.orderId ?? []);
  const paid = await paymentsOfOrders(db, orderIds);
  return rows.map((selected) => {
    const { payment, order } = selected;
    return { selected, row: rowOf(selected, payment ?? paid.get(order?.id ?? 0)) };
  });
}

/** Returns the return request that a refund comes from, which its key names: `return 12`. */
function requestOf({ paymentKey }: SelectedRefund['refund']): number | null {
  const [, id] = /^return (\d+)$/.exec(paymentKey) ?? [];
  return id ? Number(id) : null;
}

/** `paid`: the payment by which the money came. */
function rowOf({ refund, payment, order, customer }: SelectedRefund, paid?: PaymentRow): RefundDue {
  const { id, amountPaise, reason, paymentKey, createdAt } = refund;
  return {
    id,
    purpose: payment ? subjectOf(payment).purpose : purposeWithoutPayment(refund),
    order: order && { id: order.id, order_id: order.number },
    ...payeeOf(order, customer, paid),
    payment: paid
      ? { gateway: paid.gateway, reference: idAtGateway(paid, refund) ?? paid.txnid }
      : null,
    amount: toRupees(amountPaise),
    reason,
    reference: paymentKey,
    created_on: isoDayInIndia(createdAt),
    at_gateway: refund.gatewayState && {
      state: refund.gatewayState,
      message: refund.gatewayState === 'refused' ? (refund.gatewayAnswer ?? '') : '',
    },
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

function settlementOf({ settledAt, settledBy, settledReference }: SelectedRefund['refund']) {
  if (!settledAt) return null;
  return { on: isoDayInIndia(settledAt), by: settledBy ?? '', reference: settledReference ?? '' };
}

/** Returns the purpose of a refund without a payment: an order or a membership. */
function purposeWithoutPayment({ orderId }: SelectedRefund['refund']): PaymentPurpose {
  return orderId === null ? 'membership' : 'order';
}
