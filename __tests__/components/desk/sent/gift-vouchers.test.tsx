import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { SentEntry } from '@/components/desk/sent/sent-entry';
import type { StaffGiftVoucherDetail } from '@/contract/payments/gift-voucher-desk';
import { giftVoucherDesk } from '@/lib/desk/sent/gift-vouchers';

const AT = '2026-01-14T06:30:00Z';

const CARD: StaffGiftVoucherDetail = {
  send_on: null,
  ...{ id: 5, code: '… TVWX', amount: 500, balance: 120, state: 'open', bought_at: AT },
  ...{ sender: 'Asha Rao', sender_email: 'asha@example.com' },
  ...{ receiver: 'Ravi Iyer', receiver_email: 'ravi@example.com', blocked_at: null },
  customer: { id: 12, name: 'Ravi Iyer', since: AT },
  entries: [
    { id: 1, reason: 'issued', amount: 500, at: AT, order: null },
    { id: 2, reason: 'spent', amount: -380, at: AT, order: { id: 7, order_id: 'VN100007' } },
  ],
  moves: ['resend', 'block'],
};

test('the page of a gift voucher has its ledger, who entered it, and plain forms', () => {
  render(<SentEntry desk={giftVoucherDesk} entry={CARD} here="/dashboard/gift-vouchers/5" />);
  expect(screen.getByText(/^Issued: ₹500\.00/)).toBeVisible();
  expect(screen.getByText(/^Spent: .₹380\.00/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'VN100007' })).toHaveAttribute(
    'href',
    '/dashboard/orders/7',
  );
  expect(screen.getByRole('link', { name: 'Ravi Iyer' })).toHaveAttribute(
    'href',
    '/dashboard/customers/12',
  );
  const button = screen.getByRole('button', { name: /^Yes, mail it/, hidden: true });
  expect(button).toHaveValue('resend');
  expect(button.closest('form')).toHaveAttribute('action', '/api/staff/gift-vouchers/5/move');
});
