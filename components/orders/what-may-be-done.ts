import type { OrderDetail, OrderStatus } from '@/contract/order';

type State = Pick<OrderDetail, 'order_status' | 'is_paid' | 'is_invoiced'>;

const NOT_PAYABLE: readonly OrderStatus[] = ['Cancelled', 'Delivered', 'Returned'];
const NOT_PACKED: readonly OrderStatus[] = ['Pending', 'Confirmed'];

/** Which buttons an order has: the specification's rules, and what the API takes. */
export function whatMayBeDone({ order_status: status, is_paid: isPaid, is_invoiced }: State) {
  return {
    pay: !isPaid && !NOT_PAYABLE.includes(status),
    cancel: NOT_PACKED.includes(status),
    invoice: is_invoiced && status !== 'Pending',
  };
}
