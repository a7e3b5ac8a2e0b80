import type { OrderDetail } from '@/contract/orders/order';
import { isCancellable, isEnded, stateOf } from '@/contract/orders/order-states';

type State = Pick<OrderDetail, 'order_status' | 'is_paid' | 'is_invoiced' | 'is_credited'>;

/** Returns the buttons of an order, by the specification's rules and the API's conditions. */
export function allowedActions(order: State) {
  const state = stateOf(order.order_status);
  return {
    pay: !order.is_paid && !isEnded(state),
    cancel: isCancellable(state),
    invoice: order.is_invoiced && state !== 'pending',
    creditNote: order.is_credited,
  };
}
