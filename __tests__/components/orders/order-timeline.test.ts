import { describe, expect, test } from '@jest/globals';
import { timelineSteps } from '@/components/orders/order-timeline';
import type { OrderStatus } from '@/contract/order-states';
import type { OrderProgress } from '@/lib/view/orders';

const expected = { text: '28 November 2026', iso: '2026-11-28' };

/** An order that has taken these steps, one a minute. */
function course(statuses: OrderStatus[], changes: Partial<OrderProgress> = {}): OrderProgress {
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

const lines = (order: OrderProgress) =>
  timelineSteps(order).map(({ title, position, moment, hint }) =>
    [title, position, moment?.text ?? hint].filter(Boolean).join(', '),
  );

test('an order in progress shows past, current and next steps', () => {
  expect(lines(course(['Pending', 'Confirmed', 'Packed']))).toEqual([
    'Order placed, done, 0 pm',
    'Confirmed, done, 1 pm',
    'Packed, now, 2 pm',
    'On its way, next',
    'Delivered, next, Expected by 28 November 2026',
  ]);
});

test('delivery is the last step and shown once', () => {
  const shipped = course(['Pending', 'Confirmed', 'Packed', 'Shipped'], { isLate: true });
  expect(lines(shipped).slice(3)).toEqual([
    'On its way, now, 3 pm',
    'Delivered, next, Was expected by 28 November 2026',
  ]);
});

test('an order with online payment waits for its payment, without a delivery promise', () => {
  const unpaid = { pay_type: 'Online Payment', expected: null } as const;
  expect(lines(course(['Pending'], unpaid))).toEqual([
    'Order placed, now, 0 pm',
    'Confirmed, next, As soon as it is paid',
  ]);
});

test('a parcel that could not be delivered is sent again', () => {
  const tried = course(['Pending', 'Shipped', 'Undelivered'], { expected: null });
  expect(lines(tried).slice(2)).toEqual([
    'Could not be delivered, now, 2 pm',
    'On its way, next, We try again',
  ]);
});

describe('a closed order', () => {
  test.each(['Delivered', 'Cancelled', 'Returned'] as const)('%s has no next step', (end) => {
    const steps = timelineSteps(course(['Pending', end], { expected: null }));
    expect(steps.map(({ position }) => position)).toEqual(['done', 'now']);
  });
});
