import { describe, expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { Membership } from '@/components/profile/membership';
import type { ShownTerm } from '@/lib/api/elite';
import { fakeRouter } from '../../support/in-app-router';

function term(changes: Partial<ShownTerm> = {}): ShownTerm {
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
    from: { text: '21 November 2026', iso: '2026-11-21' },
    until: { text: '21 December 2026', iso: '2026-12-21' },
    cancelled: null,
    ...changes,
  };
}

function draw(terms: ShownTerm[] | null) {
  render(<Membership terms={terms} />, { wrapper: fakeRouter().wrapper });
}

describe('the tab of members', () => {
  test('tells plan, days, price and standing of each term', () => {
    draw([term()]);
    expect(screen.getByRole('heading', { name: /One month of Vanya Elite/ })).toBeVisible();
    expect(screen.getByText('Active')).toBeVisible();
    expect(screen.getByText('21 December 2026')).toHaveAttribute('datetime', '2026-12-21');
    expect(screen.getByText('₹99.00')).toBeVisible();
  });

  test.each<[string, Partial<ShownTerm>]>([
    ['Expired', { is_active: false, is_expired: true }],
    ['Not started yet', { is_active: false }],
    [
      'Cancelled',
      { is_active: false, is_expired: true, cancelled: { text: '2 May 2026', iso: '2026-05-02' } },
    ],
  ])('says of a term that it is %s', (words, changes) => {
    draw([term(changes)]);
    expect(screen.getByText(words)).toBeVisible();
  });

  test('offers to cancel only what may be cancelled', () => {
    draw([term(), term({ id: 8, may_cancel: false })]);
    expect(screen.getAllByRole('button', { name: 'Cancel membership' })).toHaveLength(1);
  });

  test('leads to the next term', () => {
    draw([term()]);
    expect(screen.getByRole('link', { name: 'Add one year' })).toHaveAttribute(
      'href',
      '/subscription-payment?plan=yearly',
    );
  });

  test('says in the specification’s words that there is none, or that it could not be read', () => {
    draw([]);
    expect(screen.getByText('Subscription Not Found')).toBeVisible();
    draw(null);
    expect(screen.getByRole('alert')).toHaveTextContent('Subscription loading failed');
  });
});
