import type { OrderState } from '../../../contract/orders/order-states.ts';

/** What became of an order. */
export type DemoEnd =
  | 'placed'
  | 'confirmed'
  | 'packed'
  | 'shipped'
  | 'delivered'
  | 'cancelled'
  | 'returned';

/** The steps of each end, with the days from the day of the order. */
export const ORDER_STEPS: Record<DemoEnd, readonly [OrderState, number][]> = {
  placed: [],
  confirmed: [['confirmed', 0.1]],
  packed: [
    ['confirmed', 0.1],
    ['packed', 0.8],
  ],
  shipped: [
    ['confirmed', 0.1],
    ['packed', 0.8],
    ['shipped', 1.1],
  ],
  delivered: [
    ['confirmed', 0.1],
    ['packed', 0.8],
    ['shipped', 1.1],
    ['delivered', 5],
  ],
  cancelled: [
    ['confirmed', 0.1],
    ['cancelled', 0.6],
  ],
  returned: [
    ['confirmed', 0.1],
    ['packed', 0.8],
    ['shipped', 1.1],
    ['undelivered', 5],
    ['returned', 9],
  ],
};
