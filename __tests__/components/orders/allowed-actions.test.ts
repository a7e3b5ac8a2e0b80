import { expect, test } from '@jest/globals';
import { allowedActions } from '@/components/orders/allowed-actions';

const order = {
  order_status: 'Confirmed',
  is_paid: false,
  is_invoiced: false,
  is_credited: false,
} as const;
const may = (changes: Partial<Parameters<typeof allowedActions>[0]> = {}) =>
  allowedActions({ ...order, ...changes });

test.each([
  ['Pending', true],
  ['Shipped', true],
  ['Cancelled', false],
  ['Delivered', false],
] as const)('an unpaid order in state %s may be paid: %s', (order_status, pay) => {
  expect(may({ order_status }).pay).toBe(pay);
});

test('a paid order may not be paid again', () => {
  expect(may({ is_paid: true }).pay).toBe(false);
});

test.each([
  ['Pending', true],
  ['Confirmed', true],
  ['Packed', false],
  ['Cancelled', false],
] as const)('an order in state %s may be cancelled: %s', (order_status, cancel) => {
  expect(may({ order_status }).cancel).toBe(cancel);
});

test('an invoice is offered once it is issued, and never while the order is pending', () => {
  expect(may({ is_invoiced: true }).invoice).toBe(true);
  expect(may({ is_invoiced: true, order_status: 'Pending' }).invoice).toBe(false);
  expect(may().invoice).toBe(false);
});

test('a credit note is offered once it is issued, beside the invoice it cancels', () => {
  const returned = may({ order_status: 'Returned', is_invoiced: true, is_credited: true });
  expect(returned).toMatchObject({ invoice: true, creditNote: true });
  expect(may({ is_invoiced: true }).creditNote).toBe(false);
});
