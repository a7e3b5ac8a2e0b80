import type { OrderDetail } from './order.ts';
import { ONLINE_PAYMENT } from './payment-kinds.ts';

/** Whether an order waits for its online payment: it is not placed for the shopper before that. */
export function isUnpaidOnline({
  order_status: status,
  pay_type: payType,
  is_paid: isPaid,
}: Pick<OrderDetail, 'order_status' | 'pay_type' | 'is_paid'>): boolean {
  return status === 'Pending' && payType === ONLINE_PAYMENT && !isPaid;
}
