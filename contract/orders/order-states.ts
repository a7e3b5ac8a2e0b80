/*
 * The states of an order. This file imports nothing, so that the API, page readers and islands
 * follow the same rules.
 */

/** The states of an order, in sequence, as stored. */
export const ORDER_STATES = [
  'pending',
  'confirmed',
  'packed',
  'shipped',
  'delivered',
  'cancelled',
  'undelivered',
  'returned',
] as const;
export type OrderState = (typeof ORDER_STATES)[number];

/** The states in which goods count as bought. */
export const BOUGHT_STATES = [
  'confirmed',
  'packed',
  'shipped',
  'delivered',
] as const satisfies readonly OrderState[];

/** The wire names of the states. */
export const STATUS_OF = {
  pending: 'Pending',
  confirmed: 'Confirmed',
  packed: 'Packed',
  shipped: 'Shipped',
  delivered: 'Delivered',
  cancelled: 'Cancelled',
  undelivered: 'Undelivered',
  returned: 'Returned',
} as const satisfies Record<OrderState, string>;
export type OrderStatus = (typeof STATUS_OF)[OrderState];

/** The specification shows Pending, Cancelled and Delivered; the others are between them. */
export const ORDER_STATUSES = ORDER_STATES.map((state) => STATUS_OF[state]);

/** Returns the state of a wire name. */
export function stateOf(status: OrderStatus): OrderState {
  return status.toLowerCase() as OrderState;
}

/** The allowed transitions of each state; the first one leads towards the delivery. */
const MOVES: Record<OrderState, readonly OrderState[]> = {
  pending: ['confirmed', 'cancelled'],
  confirmed: ['packed', 'cancelled'],
  packed: ['shipped', 'cancelled'],
  shipped: ['delivered', 'undelivered'],
  undelivered: ['shipped', 'returned'],
  delivered: ['returned'],
  cancelled: [],
  returned: [],
};

/** The same of an order that its customer collects: nobody carries it. */
const MOVES_OF_COLLECTED: typeof MOVES = { ...MOVES, packed: ['delivered', 'cancelled'] };

/** Returns the states that an order may move to; `isCollected`: from a store, by its customer. */
export function movesFrom(state: OrderState, isCollected: boolean): readonly OrderState[] {
  return (isCollected ? MOVES_OF_COLLECTED : MOVES)[state];
}

/** Whether an order may move from one state to another. */
export function mayMove(from: OrderState, to: OrderState, isCollected: boolean): boolean {
  return movesFrom(from, isCollected).includes(to);
}

/** Whether an order has ended: it is no longer delivered and accepts no payment. */
export function isEnded(state: OrderState): boolean {
  return state === 'delivered' || state === 'cancelled' || state === 'returned';
}

/** Returns the next state towards the delivery; undefined for an order that has ended. */
export function nextState(state: OrderState, isCollected: boolean): OrderState | undefined {
  return isEnded(state) ? undefined : movesFrom(state, isCollected)[0];
}

/** Whether customers may still cancel an order: until it is packed. */
export function isCancellable(state: OrderState): boolean {
  return state === 'pending' || state === 'confirmed';
}

/** Whether a parcel is in transit, or will be. */
export function isInProgress(state: OrderState): boolean {
  return !isEnded(state) && state !== 'undelivered';
}
