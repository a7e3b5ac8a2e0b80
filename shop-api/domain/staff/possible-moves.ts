import { movesFrom, type OrderState } from '../../../contract/orders/order-states.ts';
import type { OrderRow } from '../inventory/open-order.ts';
import { awaitsPayment } from '../orders/awaits-payment.ts';
import { isCollected } from '../orders/collect/collection.ts';

/** Returns the states that staff may move an order to now. */
export function possibleMoves(order: OrderRow, returnRequests: number): OrderState[] {
  return movesFrom(order.state, isCollected(order)).filter((to) => {
    if (to === 'confirmed') return !awaitsPayment(order);
    return to !== 'returned' || returnRequests === 0;
  });
}
