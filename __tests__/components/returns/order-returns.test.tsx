import { describe, expect, test } from '@jest/globals';
import { render, screen, within } from '@testing-library/react';
import { fakeRouter } from '@/__tests__/support/in-app-router';
import { OrderReturns } from '@/components/returns/order-returns';
import { returnMessages } from '@/contract/messages/returns';
import { RETURN_STATE_NAMES, RETURN_STATES } from '@/contract/returns/return-states';
import type { DisplayedOrderReturns, DisplayedReturn } from '@/lib/view/returns';

const day = (text: string) => ({ text, iso: '2026-11-21' });

function request(changes: Partial<DisplayedReturn> = {}): DisplayedReturn {
  return {
    id: 12,
    product_id: 1070,
    product_name: 'Brass Akhand Diya',
    product_image: null,
    quantity: 1,
    reason: 'damaged',
    details: 'One petal is bent.',
    remedy: 'replacement',
    return_state: 'approved',
    answer: '',
    refund_amt: 0,
    gift_voucher_amt: 0,
    paidBack: null,
    steps: [
      { state: 'requested', moment: day('21 November 2026, 8:00 am') },
      { state: 'approved', moment: day('22 November 2026, 9:00 am') },
    ],
    photos: [{ id: 'a'.repeat(32), width: 1200, height: 1600 }],
    ...changes,
  };
}

function draw(changes: Partial<DisplayedOrderReturns> = {}) {
  const returns = { lines: [], lastDay: day('Fri, 27 Nov'), requests: [request()], ...changes };
  return render(<OrderReturns orderId={5} returns={returns} />, { wrapper: fakeRouter().wrapper });
}

describe('the requests of an order', () => {
  test('show their course with days, and what comes next', () => {
    draw();
    const steps = within(screen.getByRole('list', { name: 'Course of the request' }));
    expect(steps.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'Requested21 November 2026, 8:00 am',
      'Approved22 November 2026, 9:00 am',
      'Replacement sent (still to come)We call you first if our courier has to collect the goods',
    ]);
  });

  test.each([
    ['requested', 'Our answer', 'Within one working day'],
    ['collected', 'Replacement sent', 'Within 2 working days of the arrival with us'],
  ] as const)('that are %s say when %s comes', (return_state, next, hint) => {
    draw({ requests: [request({ return_state })] });
    const step = screen.getByText(hint).closest('li');
    expect(step).toHaveTextContent(`${next} (still to come)${hint}`);
  });

  test.each(RETURN_STATES)('have the same word in pill and course once they are %s', (state) => {
    const steps = [{ state, moment: day('23 November 2026, 10:00 am') }];
    const { container } = draw({ requests: [request({ return_state: state, steps })] });
    const pill = container.querySelector('[data-state]');
    const current = container.querySelector('[aria-current="step"] b');
    expect(pill).toHaveTextContent(RETURN_STATE_NAMES[state]);
    expect(current).toHaveTextContent(RETURN_STATE_NAMES[state]);
  });

  test('say what was asked for, and when a replacement has left', () => {
    draw({ requests: [request({ return_state: 'replaced' })] });
    expect(screen.getByText(/Damaged on arrival\. You asked for a replacement\./)).toBeVisible();
    expect(screen.getByText(/It has left our pack house/)).toBeVisible();
  });

  test('say that a refund comes in place of the replacement', () => {
    draw({ requests: [request({ return_state: 'refunded', refund_amt: 549 })] });
    expect(screen.getByText(/We pay it back in place of a replacement\. ₹549\.00/)).toBeVisible();
  });

  test('show the pictures, which open in their full size', () => {
    draw();
    expect(screen.getByRole('link', { name: /Brass Akhand Diya, picture 1 of 1/ })).toHaveAttribute(
      'href',
      `/api/returns/photos/${'a'.repeat(32)}/large`,
    );
  });

  test('show why one was declined', () => {
    draw({ requests: [request({ return_state: 'declined', answer: 'The seal was opened.' })] });
    expect(screen.getByText('Our reason: The seal was opened.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Withdraw request' })).toBeNull();
  });

  test('show what is refunded, and to where', () => {
    const refunded = { return_state: 'refunded' as const, refund_amt: 549, gift_voucher_amt: 49 };
    draw({ requests: [request(refunded)] });
    expect(screen.getByText(/₹500\.00 goes back to you\. ₹49\.00 is on your gift/)).toBeVisible();
  });

  test('say that a refund is on its way until it was paid', () => {
    const refunded = { return_state: 'refunded' as const, refund_amt: 549 };
    const { unmount } = draw({ requests: [request(refunded)] });
    expect(screen.getByText('Refund on its way')).toBeVisible();
    unmount();
    draw({ requests: [request({ ...refunded, paidBack: day('24 November 2026, 4:00 pm') })] });
    expect(screen.getAllByText('Paid back')).toHaveLength(2);
    expect(screen.getByText('24 November 2026, 4:00 pm')).toBeVisible();
    expect(screen.queryByText('Refund on its way')).toBeNull();
  });

  test('may be withdrawn until the goods are collected', () => {
    draw();
    expect(screen.getByRole('button', { name: 'Withdraw request' })).toBeVisible();
  });

  test('lead to another one until the last day', () => {
    const line = { product_id: 1, product_name: 'Ghee', product_image: null, quantity: 1 };
    draw({ lines: [line], requests: [] });
    expect(screen.getByText('Fri, 27 Nov')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Ask for a replacement or refund' })).toHaveAttribute(
      'href',
      '/orders/5/request',
    );
  });

  test('are nothing at all when there are none and the days are over', () => {
    const { container } = draw({ requests: [] });
    expect(container).toBeEmptyDOMElement();
  });

  test('say that they could not be loaded', () => {
    render(<OrderReturns orderId={5} returns={null} />);
    expect(screen.getByRole('alert')).toHaveTextContent(returnMessages.notLoaded);
  });
});
