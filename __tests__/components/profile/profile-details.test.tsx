import { describe, expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { fakeRouter } from '@/__tests__/support/in-app-router';
import { ProfileDetails } from '@/components/profile/profile-details';

const EMAIL = 'asha@example.com';
const WORDS = 'Not confirmed: news of your orders is not mailed';

function draw(email: string, email_confirmed: boolean) {
  const details = {
    ...{ first_name: 'Asha', last_name: 'Rao', company: '', mobile_no: '+919825000000' },
    ...{ email, email_confirmed, profile_pic: null, is_subscribed: false },
  };
  render(
    <ProfileDetails details={details} giftCards={[]}>
      {null}
    </ProfileDetails>,
    { wrapper: fakeRouter().wrapper },
  );
}
const send = () => screen.queryByRole('button', { name: 'Send me the link' });

describe('the email address', () => {
  test('while unconfirmed shows what is missed and sends the link by a plain form', () => {
    draw(EMAIL, false);
    expect(screen.getByText(EMAIL)).toBeVisible();
    expect(screen.getByText(WORDS)).toBeVisible();
    const form = send()?.closest('form');
    expect(form).toHaveAttribute('action', '/api/confirm-email/send');
    expect(form).toHaveAttribute('method', 'post');
    expect(Object.fromEntries(new FormData(form ?? undefined))).toEqual({ next: '/profile' });
  });

  test.each([
    ['that is confirmed', EMAIL, true],
    ['that is missing', '', false],
  ])('%s shows no request to confirm', (_what, email, isConfirmed) => {
    draw(email, isConfirmed);
    expect(screen.queryByText(WORDS)).toBeNull();
    expect(send()).toBeNull();
  });
});
