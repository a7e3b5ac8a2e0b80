import { describe, expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { fakeRouter } from '@/__tests__/support/in-app-router';
import { MembershipTab } from '@/components/profile/membership';
import { membershipMessages } from '@/contract/messages/memberships';
import type { DisplayedMembership } from '@/lib/view/membership';

function term(changes: Partial<DisplayedMembership> = {}): DisplayedMembership {
  return {
    id: 7,
    user_data: { name: 'Asha Shah' },
    start_date: '2026-11-21T06:30:00.000Z',
    end_date: '2026-12-21T06:30:00.000Z',
    is_expired: false,
    is_active: true,
    plan: 'monthly',
    price: 99,
    may_cancel: true,
    cancelled_at: null,
    invoice_number: 'VE/26-27/000001',
    credit_note_number: null,
    from: { text: '21 November 2026', iso: '2026-11-21' },
    until: { text: '21 December 2026', iso: '2026-12-21' },
    cancelled: null,
    ...changes,
  };
}

function draw(terms: DisplayedMembership[] | null) {
  render(<MembershipTab memberships={terms} />, { wrapper: fakeRouter().wrapper });
}

describe('the membership tab', () => {
  test('shows plan, dates, price and status of each membership', () => {
    draw([term()]);
    expect(screen.getByRole('heading', { name: /One month of Vanya Elite/ })).toBeVisible();
    expect(screen.getByText('Active')).toBeVisible();
    expect(screen.getByText(/until 21 December 2026\./)).toBeVisible();
    expect(screen.getByText('₹99.00')).toBeVisible();
  });

  test.each<[string, Partial<DisplayedMembership>]>([
    ['Expired', { is_active: false, is_expired: true }],
    ['Not started yet', { is_active: false }],
    [
      'Cancelled',
      { is_active: false, is_expired: true, cancelled: { text: '2 May 2026', iso: '2026-05-02' } },
    ],
  ])('shows the status %s', (words, changes) => {
    draw([term(changes)]);
    expect(screen.getByText(words)).toBeVisible();
  });

  test('links to the tax invoice, and to the credit note of a cancelled membership', () => {
    draw([term({ credit_note_number: 'VC/26-27/000002' })]);
    const href = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
    expect(href('Tax invoice VE/26-27/000001 (PDF)')).toBe('/api/elite/7/invoice');
    expect(href('Credit note VC/26-27/000002 (PDF)')).toBe('/api/elite/7/credit-note');
  });

  test('offers cancellation only where it is allowed', () => {
    draw([term(), term({ id: 8, may_cancel: false })]);
    expect(screen.getAllByRole('button', { name: 'Cancel membership' })).toHaveLength(1);
  });

  test('links to the renewal', () => {
    draw([term()]);
    expect(screen.getByRole('link', { name: 'Add one year' })).toHaveAttribute(
      'href',
      '/subscription-payment?plan=yearly',
    );
  });

  test('displays the specified messages when there is none or loading failed', () => {
    draw([]);
    expect(screen.getByText(membershipMessages.none)).toBeVisible();
    draw(null);
    expect(screen.getByRole('alert')).toHaveTextContent(membershipMessages.notLoaded);
  });
});
