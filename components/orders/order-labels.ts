import type { OrderDetail } from '@/contract/orders/order';
import type { OrderStatus } from '@/contract/orders/order-states';
import { ONLINE_PAYMENT } from '@/contract/orders/payment-kinds';
import { isUnpaidOnline } from '@/contract/orders/unpaid-online';
import { formatRupees } from '@/contract/shop/money';
import type { Translate } from '@/lib/language/translate';

/*
 * The words of an order's status and payment for shoppers. The pill, the course and the list share
 * them, so that they agree.
 */

type Status = Pick<OrderDetail, 'order_status' | 'pay_type' | 'is_paid'> & Handing;
/** Whether its customer collects the order from a store; missing: it is delivered. */
type Handing = Partial<Pick<OrderDetail, 'is_collected'>>;

const LABELS: Record<OrderStatus, string> = {
  Pending: 'Placed',
  Confirmed: 'Confirmed',
  Packed: 'Packed',
  Shipped: 'Shipped',
  Delivered: 'Delivered',
  Cancelled: 'Cancelled',
  Undelivered: 'Not delivered',
  Returned: 'Returned',
};

const COLLECTED_LABELS: Record<OrderStatus, string> = {
  ...LABELS,
  Packed: 'Ready to collect',
  Delivered: 'Collected from the store',
};

/** Returns the shopper's word for a step of an order. */
export function stepLabel(
  status: OrderStatus,
  { is_collected: isCollected = false }: Handing,
): string {
  return (isCollected ? COLLECTED_LABELS : LABELS)[status];
}

/** Returns the word for the current status of an order. */
export function statusLabel(order: Status): string {
  return isUnpaidOnline(order) ? 'Pending' : stepLabel(order.order_status, order);
}

/** Returns how an order is paid, in a few words. */
export function paymentLabel(order: Status & Pick<OrderDetail, 'final_total'>): string {
  const { order_status: status, pay_type: payType, is_paid: isPaid, final_total: amount } = order;
  const { is_collected: isCollected = false } = order;
  const isOnline = payType === ONLINE_PAYMENT;
  if (status === 'Cancelled' || status === 'Returned') {
    return isPaid ? 'Your payment goes back to you' : 'Nothing was paid';
  }
  if (isPaid && amount === 0) return 'Paid with gift vouchers';
  if (isPaid && isOnline) return 'Paid online';
  if (isPaid) return isCollected ? 'Paid at the store' : 'Paid on delivery';
  if (isOnline) return 'Not paid yet';
  return isCollected ? 'Pay at the store' : 'Cash on delivery';
}

/** Returns what is paid or to be paid, with the amount. */
export function paymentSentence(
  order: Status & Pick<OrderDetail, 'final_total'>,
  t: Translate,
): string {
  const amount = formatRupees(order.final_total);
  if (order.is_paid) return t(PAID[paymentLabel(order)] ?? '{amount}', { amount });
  if (isUnpaidOnline(order)) return t('{amount}, not paid yet', { amount });
  if (order.is_collected) return t('{amount}, to pay at the store', { amount });
  return t('{amount}, cash on delivery', { amount });
}

/** The same words after the amount. */
const PAID: Record<string, string> = {
  'Your payment goes back to you': '{amount}, your payment goes back to you',
  'Paid with gift vouchers': '{amount}, paid with gift vouchers',
  'Paid online': '{amount}, paid online',
  'Paid on delivery': '{amount}, paid on delivery',
  'Paid at the store': '{amount}, paid at the store',
};

/** Returns what took the place of a cancelled order; undefined for any other. */
export function replacementSentence(
  { replaced_by: order }: Pick<OrderDetail, 'replaced_by'>,
  t: Translate,
): string | undefined {
  return order ? t('Replaced by order {number}', { number: order.order_id }) : undefined;
}
