import { describe, expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { HindiTexts } from '@/__tests__/support/texts-in-languages';
import { ProfileHead } from '@/components/profile/profile-head';
import type { DisplayedMembership } from '@/lib/view/membership';
import type { ProfileDetailsView } from '@/lib/view/profile';

const details = {
  first_name: 'Asha',
  last_name: 'Rao',
  company: '',
  email: 'asha@example.com',
  email_confirmed: true,
  mobile_no: '+919825000000',
  profile_pic: null,
  is_subscribed: true,
} satisfies ProfileDetailsView;

const term = (year: number, changes: object = {}) =>
  ({
    is_expired: false,
    cancelled: null,
    until: { text: `21 December ${year}`, iso: `${year}-12-21` },
    ...changes,
  }) as DisplayedMembership;

const draw = (memberships: DisplayedMembership[] | null, changes: object = {}) =>
  render(<ProfileHead details={{ ...details, ...changes }} memberships={memberships} />);

describe('the head of the profile', () => {
  test('says until when a member is one, following terms included', () => {
    draw([term(2026), term(2027), term(2030, { cancelled: { text: '', iso: '' } })]);
    expect(screen.getByText(/^Elite member/)).toHaveTextContent(
      'Elite member Until 21 December 2027',
    );
  });

  test('says no day where the terms are over or could not be loaded', () => {
    const { unmount } = draw(null);
    expect(screen.getByText(/^Elite member/)).toHaveTextContent(/^Elite member$/);
    unmount();
    draw([term(2025, { is_expired: true })]);
    expect(screen.getByText(/^Elite member/)).toHaveTextContent(/^Elite member$/);
  });

  test('in Hindi keeps the name as it was typed', () => {
    const named = { ...details, first_name: 'May', last_name: '' };
    render(<ProfileHead details={named} memberships={[]} />, { wrapper: HindiTexts });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/^May$/);
  });

  test('calls nobody else a member', () => {
    draw([term(2026)], { is_subscribed: false });
    expect(screen.queryByText(/Elite member/)).toBeNull();
  });
});
