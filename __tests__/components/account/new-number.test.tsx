import { beforeEach, describe, expect, test } from '@jest/globals';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { allowCaptcha } from '@/__tests__/support/captcha-in-dom';
import { openFakeAccountApi, refuse, type Sent } from '@/__tests__/support/fake-account-api';
import { fill } from '@/__tests__/support/fill';
import { fakeRouter } from '@/__tests__/support/in-app-router';
import { LoginCodeForm } from '@/components/account/login-code-form.client';
import { accountMessages } from '@/contract/messages/account';
import { captchaMessages } from '@/contract/messages/captcha';
import { connectToasts } from '@/lib/browser/toast';
import { ANONYMOUS_SHOPPER } from '@/lib/view/session';

const user = userEvent.setup();
const NUMBER = '9825000000';
const field = (label: RegExp) => screen.getByLabelText(label);
let sent: Sent[];
let refusals: Record<string, Response>;

beforeEach(() => {
  allowCaptcha();
  connectToasts(() => undefined);
  refusals = {};
  sent = openFakeAccountApi(({ path }) => {
    const refusal = refusals[path];
    delete refusals[path];
    if (refusal) return refusal;
    if (path === '/api/otp/verify') {
      return Response.json({ isProven: true, message: accountMessages.numberProven });
    }
    const session = { ...ANONYMOUS_SHOPPER, loggedIn: true, firstName: 'Asha' };
    return Response.json({ message: accountMessages.signedUp, session, changes: [] });
  });
});

const draw = () =>
  render(<LoginCodeForm title="Welcome" returnTo={{ next: '/checkout' }} />, {
    wrapper: fakeRouter().wrapper,
  });

async function enterCode(): Promise<void> {
  draw();
  await user.type(field(/Mobile number/), `${NUMBER}{Enter}`);
  await user.type(await screen.findByLabelText('6-digit OTP'), '417200');
  await screen.findByRole('heading', { name: 'Create your account' });
}

describe('a number without an account', () => {
  test('is followed by a name and an address for the invoice, and by nothing else', async () => {
    await enterCode();
    expect(screen.getByRole('heading', { name: 'Create your account' })).toHaveFocus();
    expect(screen.getByText('+91 98250 00000')).toBeVisible();
    expect(screen.queryByLabelText(/assword/)).toBeNull();
    await fill(user, field(/^Name/), 'Asha Patel');
    await fill(user, field(/Email/), 'asha@example.com');
    const create = screen.getByRole('button', { name: 'Create account' });
    await user.click(create);
    await waitFor(() => expect(sent.at(-1)?.path).toBe('/api/signup/proven'));
    expect(sent.at(-1)?.body).toEqual({ name: 'Asha Patel', email: 'asha@example.com' });
  });

  test('offers the login by email to the owner of an old account', async () => {
    await enterCode();
    expect(screen.getByRole('link', { name: 'Use email and password' })).toHaveAttribute(
      'href',
      '/login?next=%2Fcheckout',
    );
  });

  test('can be changed, and the next number is asked for a code', async () => {
    await enterCode();
    await user.click(screen.getByRole('button', { name: 'Change number' }));
    expect(field(/Mobile number/)).toHaveValue(NUMBER);
  });
});

test('a code that needs the robot check is sent once it is done, without another tap', async () => {
  const message = captchaMessages.notSolved;
  const errors = { recaptcha: [message] };
  refusals['/api/otp'] = refuse({ status: 422, code: 'invalid', message, errors });
  draw();
  await user.type(field(/Mobile number/), NUMBER);
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  expect(await screen.findByLabelText('6-digit OTP')).toHaveFocus();
  expect(sent.map(({ body }) => typeof body.recaptcha)).toEqual(['undefined', 'string']);
});
