import { describe, expect, test } from '@jest/globals';
import { statusLabel } from '@/components/orders/order-labels';
import { timelineSteps } from '@/components/orders/timeline-steps';
import { ORDER_STATUSES, type OrderStatus } from '@/contract/orders/order-states';
import { inEnglish } from '@/lib/language/translate';
import type { OrderProgress } from '@/lib/view/orders';

const expected = { text: '28 November 2026', iso: '2026-11-28' };

/** An order that has taken these steps, one a minute. */
function course(statuses: OrderStatus[], changes: Partial<OrderProgress> = {}): OrderProgress {
  return {
    order_status: statuses.at(-1) ?? 'Pending',
    pay_type: 'Cash on Delivery',
    is_paid: false,
    is_collected: false,
    replaced_by: null,
    timeline: statuses.map((status, n) => ({ status, moment: { text: `${n} pm`, iso: `T${n}` } })),
    expected,
    isLate: false,
    ...changes,
  };
}

const lines = (order: OrderProgress) =>
  timelineSteps(order, inEnglish).map(({ title, position, moment, hint }) =>
    [title, position, moment?.text ?? hint].filter(Boolean).join(', '),
  );

test('an order in progress shows past, current and next steps', () => {
  expect(lines(course(['Pending', 'Confirmed', 'Packed']))).toEqual([
    'Placed, done, 0 pm',
    'Confirmed, done, 1 pm',
    'Packed, now, 2 pm',
    'Shipped, next',
    'Delivered, next, Expected by 28 November 2026',
  ]);
});

test('an order to collect is promised until it is ready, and is never shipped', () => {
  const isCollected = { is_collected: true };
  expect(lines(course(['Pending', 'Confirmed'], isCollected)).slice(2)).toEqual([
    'Ready to collect, next, Expected by 28 November 2026',
    'Collected from the store, next',
  ]);
  const ready = course(['Pending', 'Confirmed', 'Packed'], { ...isCollected, expected: null });
  expect(lines(ready).slice(2)).toEqual([
    'Ready to collect, now, 2 pm',
    'Collected from the store, next',
  ]);
});

test.each([
  ['cash', course(['Pending'])],
  ['online', course(['Pending', 'Confirmed'], { pay_type: 'Online Payment', is_paid: true })],
])('an order paid %s has the same five steps', (_how, order) => {
  const titles = timelineSteps(order, inEnglish).map(({ title }) => title);
  expect(titles).toEqual(['Placed', 'Confirmed', 'Packed', 'Shipped', 'Delivered']);
});

test('delivery is the last step and shown once', () => {
  const shipped = course(['Pending', 'Confirmed', 'Packed', 'Shipped'], { isLate: true });
  expect(lines(shipped).slice(3)).toEqual([
    'Shipped, now, 3 pm',
    'Delivered, next, Was expected by 28 November 2026',
  ]);
});

test('an order with online payment waits for its payment, without a delivery promise', () => {
  const unpaid = { pay_type: 'Online Payment', expected: null } as const;
  expect(lines(course(['Pending'], unpaid)).slice(0, 2)).toEqual([
    'Pending, now, 0 pm',
    'Confirmed, next, As soon as it is paid',
  ]);
});

test('a parcel that could not be delivered is sent again', () => {
  const tried = course(['Pending', 'Shipped', 'Undelivered'], { expected: null });
  expect(lines(tried).slice(2, 4)).toEqual([
    'Not delivered, stopped, 2 pm',
    'Shipped, next, We try again',
  ]);
});

test.each(ORDER_STATUSES)('the pill and the course have one word for %s', (status) => {
  const order = course([status]);
  expect(timelineSteps(order, inEnglish)[0]?.title).toBe(statusLabel(order));
});

describe('a closed order has no next step', () => {
  test.each([
    ['Delivered', 'done'],
    ['Cancelled', 'stopped'],
    ['Returned', 'stopped'],
  ] as const)('%s is its last step, which is %s', (end, position) => {
    const steps = timelineSteps(course(['Pending', end], { expected: null }), inEnglish);
    expect(steps.map((step) => step.position)).toEqual(['done', position]);
  });
});

test('a cancelled order names the one that took its place', () => {
  const replaced_by = { id: 9, order_id: 'VN100009' };
  expect(lines(course(['Pending', 'Cancelled'], { replaced_by }))).toEqual([
    'Placed, done, 0 pm',
    'Cancelled, stopped, 1 pm',
  ]);
  const [, last] = timelineSteps(course(['Pending', 'Cancelled'], { replaced_by }), inEnglish);
  expect(last?.hint).toBe('Replaced by order VN100009');
});
