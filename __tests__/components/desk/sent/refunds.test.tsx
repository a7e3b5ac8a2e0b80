import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { drawSent } from '@/__tests__/support/draw-sent';
import type { RefundDue } from '@/contract/payments/payments';
import { refundDesk } from '@/lib/desk/sent/refunds';

const REFUND: RefundDue = {
  id: 12,
  purpose: 'order',
  order: { id: 7, order_id: 'VN100007' },
  name: 'Asha Shah',
  mobile: '+919800000001',
  email: '',
  payment: null,
  amount: 990,
  reason: 'cancelled',
  reference: 'order 7',
  created_on: '2026-11-21',
  at_gateway: null,
  settled: null,
};

const draw = (refund: RefundDue, given = {}) => drawSent(refundDesk, [refund], given);

test('a refund is marked as paid back after a question, under a reference', () => {
  draw(REFUND, { page: '2' });
  const button = screen.getByRole('button', { name: /^Yes, it is paid/, hidden: true });
  expect(button.closest('details')).not.toHaveAttribute('open');
  const form = button.closest('form');
  expect(form).toHaveAttribute('action', '/api/staff/refunds/12/settle');
  expect(form).toHaveAttribute('method', 'post');
  const fields = Object.fromEntries(new FormData(form ?? undefined));
  expect(fields).toMatchObject({ next: '/dashboard/refunds?page=2' });
  expect(screen.getByLabelText(/^Reference/)).toBeRequired();
});

test('a refund says to whom and by which way, and leads to its page', () => {
  draw(REFUND);
  expect(screen.getByRole('link', { name: 'VN100007' })).toHaveAttribute(
    'href',
    '/dashboard/refunds/12',
  );
  expect(screen.getByText('Asha Shah')).toBeVisible();
  expect(screen.getByText('+91 98000 00001')).toBeVisible();
  expect(screen.getByText(/ask for a bank account or UPI ID/)).toBeVisible();
});

const PAYMENT = { gateway: 'razorpay', reference: 'pay_1' };

test('a refund goes back through its gateway after a question', () => {
  draw({ ...REFUND, payment: PAYMENT });
  const button = screen.getByRole('button', { name: /^Yes, pay back/, hidden: true });
  expect(button.closest('details')).not.toHaveAttribute('open');
  expect(button.closest('form')).toHaveAttribute('action', '/api/staff/refunds/12/pay');
  expect(screen.getByText('Pay back by Razorpay')).toBeVisible();
});

test('what the gateway works on can be paid neither again nor by hand', () => {
  draw({ ...REFUND, payment: PAYMENT, at_gateway: { state: 'accepted', message: '' } });
  expect(screen.getByText(/^Being paid back by Razorpay/)).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Yes/, hidden: true })).toBeNull();
});

test('what the gateway refused says why, and may be paid either way', () => {
  draw({ ...REFUND, payment: PAYMENT, at_gateway: { state: 'refused', message: 'No balance' } });
  expect(screen.getByText('Refused: No balance')).toBeInTheDocument();
  expect(screen.getAllByRole('button', { name: /^Yes/, hidden: true })).toHaveLength(2);
});

test('a refund that was paid stays in a list, with its reference and without a button', () => {
  const settled = { on: '2026-11-22', by: 'Staff Member', reference: 'UTR 4711' };
  draw({ ...REFUND, settled }, { list: 'paid' });
  expect(screen.getByText('UTR 4711')).toBeVisible();
  expect(screen.getByText('Staff Member')).toBeVisible();
  expect(screen.queryByRole('button', { name: /paid/, hidden: true })).toBeNull();
});
