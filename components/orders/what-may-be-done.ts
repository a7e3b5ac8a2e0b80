import type { OrderDetail, OrderStatus } from '@/contract/order';

type State = Pick<OrderDetail, 'order_status' | 'is_paid' | 'is_invoiced' | 'is_credited'>;

const NOT_PAYABLE: readonly OrderStatus[] = ['Cancelled', 'Delivered', 'Returned'];
const NOT_PACKED: readonly OrderStatus[] = ['Pending', 'Confirmed'];

/** Which buttons an order has: the specification's rules, and what the API takes. */
export function whatMayBeDone(order: State) {
  const { order_status: status, is_paid: isPaid } = order;
  return {
    pay: !isPaid && !NOT_PAYABLE.includes(status),
    cancel: NOT_PACKED.includes(status),
    invoice: order.is_invoiced && status !== 'Pending',
    creditNote: order.is_credited,
  };
}
