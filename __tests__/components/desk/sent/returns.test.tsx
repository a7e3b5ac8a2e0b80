import { describe, expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { drawSent } from '@/__tests__/support/draw-sent';
import { SentEntry } from '@/components/desk/sent/sent-entry';
import type { StaffReturn } from '@/contract/returns/returns';
import { returnDesk } from '@/lib/desk/sent/returns';

function staffReturn(changes: Partial<StaffReturn> = {}): StaffReturn {
  return {
    id: 12,
    order: 7,
    order_id: 'VN100007',
    customer: 'Asha Shah',
    mobile: '+919825000000',
    product_id: 1070,
    product_name: 'Brass Akhand Diya',
    translations: {},
    product_image: null,
    quantity: 1,
    reason: 'damaged',
    details: 'One petal is bent.',
    remedy: 'replacement',
    return_state: 'requested',
    answer: '',
    refund_amt: 0,
    gift_voucher_amt: 0,
    refundable_amt: 589.5,
    paid_back_at: null,
    timeline: [{ state: 'requested', at: '2026-11-21T06:30:00Z' }],
    photos: [{ id: 'a'.repeat(32), width: 1200, height: 1600 }],
    moves: ['approved', 'declined'],
    ...changes,
  };
}

const draw = (rows: StaffReturn[]) => drawSent(returnDesk, rows);

const fieldsOf = (name: RegExp) => {
  const button = screen.getByRole('button', { name, hidden: true });
  return { button, form: button.closest('form') };
};

describe('a request of the dashboard', () => {
  test('names its order, customer, reason and remedy, and on its page has its pictures', () => {
    draw([staffReturn()]);
    for (const words of ['VN100007', 'One petal is bent.', 'A replacement, free of charge']) {
      expect(screen.getAllByText(words)[0]).toBeInTheDocument();
    }
    render(<SentEntry desk={returnDesk} entry={staffReturn()} here="/dashboard/returns/12" />);
    expect(
      screen.getByRole('link', { name: /^Brass Akhand Diya, picture 1 of 1/ }),
    ).toHaveAttribute('href', `/api/returns/photos/${'a'.repeat(32)}/large`);
  });

  test('has a plain form for every state that it may move to', () => {
    draw([staffReturn()]);
    const { button, form } = fieldsOf(/^Approve/);
    expect(button).toHaveValue('approved');
    expect(form).toHaveAttribute('action', '/api/staff/returns/12/move');
    expect(form).toHaveFormValues({ from: '/dashboard/returns' });
  });

  test('is declined with a reason', () => {
    draw([staffReturn()]);
    const { button, form } = fieldsOf(/^Yes, decline/);
    expect(button).toHaveValue('declined');
    expect(form?.querySelector('textarea[name="answer"]')).toBeRequired();
  });

  test('names the amount before it is refunded', () => {
    draw([staffReturn({ return_state: 'approved', moves: ['replaced', 'refunded'] })]);
    expect(screen.getByText(/^₹589\.50 goes back to the customer/)).toBeInTheDocument();
    expect(screen.getByText('1 of it leaves the stock.')).toBeInTheDocument();
  });

  test('that has ended has no form', () => {
    const { container } = draw([staffReturn({ return_state: 'replaced', moves: [] })]);
    expect(container.querySelector('form[method="post"]')).toBeNull();
  });
});
