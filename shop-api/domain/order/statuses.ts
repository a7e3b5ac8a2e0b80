import type { OrderStatus } from '../../../contract/order.ts';
import type { OrderState } from '../../db/schema/orders.ts';

/** How the steps of an order's life are called on the wire. */
export const STATUS_OF: Record<OrderState, OrderStatus> = {
  pending: 'Pending',
  confirmed: 'Confirmed',
  packed: 'Packed',
  shipped: 'Shipped',
  delivered: 'Delivered',
  cancelled: 'Cancelled',
  undelivered: 'Undelivered',
  returned: 'Returned',
};

/** A new order is a quotation; once confirmed it is a sale. */
export function saleStatus(state: OrderState): string {
  if (state === 'pending') return 'Quotation Sent';
  return state === 'cancelled' ? 'Cancelled' : 'Sales Order';
}

/** The step that a name on the wire stands for. */
export function stateOf(status: OrderStatus): OrderState {
  return status.toLowerCase() as OrderState;
}
