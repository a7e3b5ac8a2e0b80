import { describe, expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { drawSent } from '@/__tests__/support/draw-sent';
import { SentEntry } from '@/components/desk/sent/sent-entry';
import type { StaffCustomerDetail } from '@/contract/staff/customers';
import { customerDesk } from '@/lib/desk/sent/customers';

const AT = '2026-01-14T06:30:00Z';

function customer(changes: Partial<StaffCustomerDetail> = {}): StaffCustomerDetail {
  return {
    ...{ id: 12, name: 'Asha Shah', mobile: '+919825000000', email: 'asha@example.com' },
    ...{ state: 'open', since: AT, orders: 1, last_order: AT, elite_until: null, company: '' },
    ...{ language: 'gu', mobile_is_proven: true, email_is_proven: false, logins: 2 },
    moves: ['log_out', 'block'],
    addresses: [{ id: 1, lines: ['Asha Shah', '12 Neem Lane'], is_default: true }],
    newest_orders: [
      { id: 7, order_id: 'VN100007', order_date: AT, order_status: 'Packed', final_total: 990 },
    ],
    elite_terms: [{ id: 3, plan: 'yearly', price: 499, starts: AT, ends: AT, cancelled_at: AT }],
    gift_vouchers: [{ id: 5, ending: 'TVWX', amount: 500, balance: 120 }],
    consents: [{ id: 4, purpose: 'appointment', given_at: AT, withdrawn_at: AT }],
    ...changes,
  };
}

const draw = (changes?: Partial<StaffCustomerDetail>) =>
  render(
    <SentEntry desk={customerDesk} entry={customer(changes)} here="/dashboard/customers/12" />,
  );

describe('the page of a customer', () => {
  test('has orders that lead to their pages, addresses, terms, vouchers and consents', () => {
    draw();
    expect(screen.getByRole('link', { name: 'VN100007' })).toHaveAttribute(
      'href',
      '/dashboard/orders/7',
    );
    for (const words of [
      /12 Neem Lane/,
      /yearly, ₹499\.00, cancelled/,
      '… TVWX: ₹120.00 of ₹500.00',
      /Hold a consultation.*withdrawn/,
      'ગુજરાતી',
      '2 devices',
    ]) {
      expect(screen.getByText(words)).toBeVisible();
    }
  });

  test('asks for a reason before it blocks, in a plain form', () => {
    draw();
    const button = screen.getByRole('button', { name: /^Yes, block/, hidden: true });
    const form = button.closest('form');
    expect(form).toHaveAttribute('action', '/api/staff/customers/12/move');
    expect(form?.querySelector('select[name="reason"]')).toBeRequired();
    expect(screen.getByRole('button', { name: /^Log out everywhere/ })).toHaveValue('log_out');
  });

  test('says what is lost before it erases, and hands out all data as a file', () => {
    draw({ moves: ['erase'] });
    expect(screen.getByText(/what is left on a voucher is lost/)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: /^All data/ })).toHaveAttribute(
      'href',
      '/api/staff/customers/12/export',
    );
  });

  test('says where nothing is left to do, and what there is none of', () => {
    draw({ state: 'erased', moves: [], addresses: [], consents: [] });
    expect(screen.getByText('The person is erased.')).toBeVisible();
    expect(screen.getAllByText('None')).toHaveLength(2);
  });
});

test('the list says who is blocked', () => {
  drawSent(customerDesk, [{ ...customer({ state: 'blocked' }) }]);
  expect(screen.getAllByText('Blocked').length).toBeGreaterThan(0);
  expect(screen.getAllByText('Asha Shah').length).toBeGreaterThan(0);
});
