import { describe, expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { ReturnsView } from '@/components/desk/overview/returns-view';
import { staffMessages } from '@/contract/messages/staff';
import type { StaffReturnsQuery } from '@/lib/routing/staff-lists';
import type { DisplayedStaffReturn } from '@/lib/view/returns';

function staffReturn(changes: Partial<DisplayedStaffReturn> = {}): DisplayedStaffReturn {
  return {
    id: 12,
    order: 7,
    order_id: 'VN100007',
    customer: 'Asha Shah',
    mobile: '+919825000000',
    product_id: 1070,
    product_name: 'Brass Akhand Diya',
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
    steps: [{ state: 'requested', moment: { text: '21 November 2026', iso: '2026-11-21' } }],
    photos: [{ id: 'a'.repeat(32), width: 1200, height: 1600 }],
    moves: ['approved', 'declined'],
    key: 'the key of this form',
    ...changes,
  };
}

const draw = (rows: DisplayedStaffReturn[], query: Partial<StaffReturnsQuery> = {}) =>
  render(
    <ReturnsView
      list={{ rows, count: rows.length, page: 1, totalPages: 1 }}
      query={{ page: 1, ...query }}
    />,
  );

const fieldsOf = (name: RegExp) => {
  const button = screen.getByRole('button', { name, hidden: true });
  return { button, form: button.closest('form') };
};

describe('a request of the dashboard', () => {
  test('names its order, customer, reason and remedy, with its pictures', () => {
    draw([staffReturn()]);
    for (const words of ['Order VN100007', 'One petal is bent.', 'A replacement, free of charge']) {
      expect(screen.getByText(words)).toBeInTheDocument();
    }
    expect(
      screen.getByRole('link', { name: /^Brass Akhand Diya, picture 1 of 1/ }),
    ).toHaveAttribute('href', `/api/returns/photos/${'a'.repeat(32)}/large`);
  });

  test('has a plain form for every state that it may move to', () => {
    draw([staffReturn()]);
    const { button, form } = fieldsOf(/^Approve/);
    expect(button).toHaveValue('approved');
    expect(form).toHaveAttribute('action', '/api/staff/returns/12/move');
    expect(form).toHaveFormValues({ key: 'the key of this form', from: '/dashboard/returns' });
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

test('the requests of one order are returned to after a step, and lead to those of all orders', () => {
  draw([staffReturn()], { order: 7 });
  expect(fieldsOf(/^Approve/).form).toHaveFormValues({ from: '/dashboard/returns?order=7' });
  expect(screen.getByRole('link', { name: 'All' })).toHaveAttribute('href', '/dashboard/returns');
  expect(screen.queryByRole('link', { current: true })).toBeNull();
});

test('an empty list says so', () => {
  draw([]);
  expect(screen.getByText(staffMessages.noReturns)).toBeVisible();
});
