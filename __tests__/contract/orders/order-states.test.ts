import { expect, test } from '@jest/globals';
import {
  isCancellable,
  isEnded,
  mayMove,
  nextState,
  ORDER_STATES,
  ORDER_STATUSES,
  stateOf,
} from '@/contract/orders/order-states';

test('every status belongs to one step', () => {
  expect(ORDER_STATUSES.map(stateOf)).toEqual(ORDER_STATES);
});

test('every next step of an order is allowed, and the last one is its delivery', () => {
  for (const isCollected of [false, true]) {
    for (const state of ORDER_STATES) {
      const next = nextState(state, isCollected);
      expect(next === undefined).toBe(isEnded(state));
      if (next) expect(mayMove(state, next, isCollected)).toBe(true);
    }
  }
  expect(nextState('shipped', false)).toBe('delivered');
});

test('an order that is collected is handed out when it is packed, and never shipped', () => {
  expect(nextState('packed', true)).toBe('delivered');
  expect(mayMove('packed', 'shipped', true)).toBe(false);
  expect(mayMove('packed', 'delivered', false)).toBe(false);
});

test('every state in which a customer may cancel allows a cancellation', () => {
  for (const state of ORDER_STATES.filter(isCancellable)) {
    expect(mayMove(state, 'cancelled', false)).toBe(true);
  }
  expect(isCancellable('packed')).toBe(false);
});
