import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { RefundsView } from '@/components/dashboard/refunds-view';

const REFUND = {
  id: 12,
  purpose: 'order' as const,
  order_id: 'VN100007',
  amount: 990,
  reason: 'cancelled',
  reference: 'order 7',
  created_on: '2026-11-21',
  created: { text: '21 November 2026', iso: '2026-11-21' },
  key: 'a-key-of-one-form',
};

test('a refund is marked as paid back by a plain form that returns to its page', () => {
  render(<RefundsView list={{ rows: [REFUND], count: 30, page: 2, totalPages: 2 }} />);
  const button = screen.getByRole('button', { name: /^Mark as paid back ?: ₹990.00, VN100007$/ });
  const form = button.closest('form');
  expect(form).toHaveAttribute('action', '/api/staff/refunds/12/settle');
  expect(form).toHaveAttribute('method', 'post');
  const fields = Object.fromEntries(new FormData(form ?? undefined));
  expect(fields).toMatchObject({ key: REFUND.key, next: '/dashboard/refunds?page=2' });
});
