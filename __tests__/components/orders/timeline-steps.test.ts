import { describe, expect, test } from '@jest/globals';
import type { OrderCourse } from '@/components/orders/timeline-steps';
import { timelineSteps } from '@/components/orders/timeline-steps';
import type { OrderStatus } from '@/contract/order';

const expected = { text: '28 November 2026', iso: '2026-11-28' };

/** An order that has taken these steps, a minute each. */
function course(statuses: OrderStatus[], changes: Partial<OrderCourse> = {}): OrderCourse {
  return {
    order_status: statuses.at(-1) ?? 'Pending',
    pay_type: 'Cash on Delivery',
    is_paid: false,
    timeline: statuses.map((status, n) => ({ status, moment: { text: `${n} pm`, iso: `T${n}` } })),
    expected,
    isLate: false,
    ...changes,
  };
}

const lines = (order: OrderCourse) =>
  timelineSteps(order).map(({ title, place, moment, hint }) =>
    [title, place, moment?.text ?? hint].filter(Boolean).join(', '),
  );

test('an order on its way shows what was, where it is, and what comes', () => {
  expect(lines(course(['Pending', 'Confirmed', 'Packed']))).toEqual([
    'Order placed, done, 0 pm',
    'Confirmed, done, 1 pm',
    'Packed, now, 2 pm',
    'On its way, next',
    'Delivered, next, Expected by 28 November 2026',
  ]);
});

test('the delivery is the last step, shown once', () => {
  const shipped = course(['Pending', 'Confirmed', 'Packed', 'Shipped'], { isLate: true });
  expect(lines(shipped).slice(3)).toEqual([
    'On its way, now, 3 pm',
    'Delivered, next, Was expected by 28 November 2026',
  ]);
});

test('an order to be paid online waits for its payment, with no promise', () => {
  const unpaid = { pay_type: 'Online Payment', expected: null };
  expect(lines(course(['Pending'], unpaid))).toEqual([
    'Order placed, now, 0 pm',
    'Confirmed, next, As soon as it is paid',
  ]);
});

test('a parcel that came back is tried again', () => {
  const tried = course(['Pending', 'Shipped', 'Undelivered'], { expected: null });
  expect(lines(tried).slice(2)).toEqual([
    'Could not be delivered, now, 2 pm',
    'On its way, next, We try again',
  ]);
});

describe('an order that has ended', () => {
  test.each(['Delivered', 'Cancelled', 'Returned'] as const)('%s has no next step', (end) => {
    const steps = timelineSteps(course(['Pending', end], { expected: null }));
    expect(steps.map(({ place }) => place)).toEqual(['done', 'now']);
  });
});
