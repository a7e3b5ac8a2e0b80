import { describe, expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { Details } from '@/components/profile/details';
import { fakeRouter } from '../../support/in-app-router';

const EMAIL = 'asha@example.com';
const WORDS = 'Not confirmed: news of your orders is not mailed';

function draw(email: string, email_confirmed: boolean) {
  const details = {
    ...{ first_name: 'Asha', last_name: 'Rao', company: '', mobile_no: '+919825000000' },
    ...{ email, email_confirmed, profile_pic: null, is_subscribed: false },
  };
  render(<Details details={details} giftVouchers={[]} />, { wrapper: fakeRouter().wrapper });
}
const send = () => screen.queryByRole('button', { name: 'Send me the link' });

describe('the address of mail', () => {
  test('says what is missed while it is not confirmed, and sends the link by a plain form', () => {
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
  ])('%s asks for nothing', (_what, email, isConfirmed) => {
    draw(email, isConfirmed);
    expect(screen.queryByText(WORDS)).toBeNull();
    expect(send()).toBeNull();
  });
});
