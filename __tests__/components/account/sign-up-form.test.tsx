import { beforeEach, describe, expect, test } from '@jest/globals';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { allowCaptcha } from '@/__tests__/support/captcha-in-dom';
import type { Sent } from '@/__tests__/support/fake-account-api';
import { openFakeAccountApi, refuse } from '@/__tests__/support/fake-account-api';
import { SignUpForm } from '@/components/account/sign-up-form.client';
import { accountApiMessages, accountMessages } from '@/contract/messages/account';
import { commonMessages } from '@/contract/messages/common';
import { fieldMessages, mobileMessages } from '@/contract/messages/fields';
import { passwordMessages } from '@/contract/messages/password';
import { closeLogin, loginPopup } from '@/lib/browser/login-popup';
import { connectToasts } from '@/lib/browser/toast';

const user = userEvent.setup();
const field = (label: RegExp) => screen.getByLabelText(label);
const button = () => screen.getByRole('button', { name: 'Create account' });
const untilReady = () => waitFor(() => expect(button()).not.toHaveAttribute('aria-disabled'));

const known = () =>
  refuse({
    status: 422,
    code: 'invalid',
    message: accountApiMessages.knownEmail,
    errors: { email: [accountApiMessages.knownEmail] },
  });

let sent: Sent[];
let answer: () => Response;
let toasts: string[];

beforeEach(() => {
  allowCaptcha();
  closeLogin();
  toasts = [];
  connectToasts(({ kind, text }) => toasts.push(`${kind}: ${text}`));
  answer = () => Response.json({ message: accountMessages.signedUp });
  sent = openFakeAccountApi(() => answer());
});

async function fillIn(): Promise<void> {
  await user.type(field(/First name/), 'Asha');
  await user.type(field(/Last name/), 'Patel');
  await user.type(field(/Email/), 'asha@example.com');
  await user.click(field(/Mobile number/));
  await user.paste('+91 98250 00000');
  await user.type(field(/^Password/), 'Tulsi@2026');
  await user.type(field(/Confirm password/), 'Tulsi@2026');
}

describe('signing up', () => {
  test('creates the account, confirms it and opens the login', async () => {
    render(<SignUpForm />);
    expect(button()).toHaveAttribute('aria-disabled', 'true');
    await fillIn();
    expect(field(/Mobile number/)).toHaveValue('9825000000');
    await untilReady();
    await user.click(button());
    await waitFor(() => expect(toasts).toEqual(['success: Your account has been created!']));
    expect(sent).toEqual([
      {
        path: '/api/signup',
        body: {
          first_name: 'Asha',
          last_name: 'Patel',
          email: 'asha@example.com',
          mobile_no: '9825000000',
          password: 'Tulsi@2026',
          confirm_password: 'Tulsi@2026',
          recaptcha: expect.any(String),
        },
      },
    ]);
    expect(loginPopup()).toEqual({ isOpen: true, next: '/shop' });
    expect(field(/Email/)).toHaveValue('');
    expect(field(/^Password/)).toHaveValue('');
    expect(button()).toHaveAttribute('aria-disabled', 'true');
  });

  test('displays the specified messages and never sends invalid input', async () => {
    render(<SignUpForm />);
    await user.type(field(/Email/), 'asha');
    await user.type(field(/Mobile number/), '12345');
    await user.type(field(/^Password/), 'tulsi');
    await user.type(field(/Confirm password/), 'other');
    await user.click(button());
    for (const words of [
      'First name is required',
      'Last name is required',
      fieldMessages.invalidEmail,
      mobileMessages.notTenDigits,
      passwordMessages.weak,
      passwordMessages.different,
    ]) {
      expect(await screen.findByText(words)).toBeVisible();
    }
    expect(field(/First name/)).toHaveFocus();
    expect(sent).toEqual([]);
  });

  test('displays a refusal beside its field, keeps the input and can be sent again', async () => {
    answer = known;
    render(<SignUpForm />);
    await fillIn();
    await untilReady();
    await user.click(button());
    expect(await screen.findByRole('alert')).toHaveTextContent(accountMessages.signUpFailed);
    expect(field(/Email/)).toHaveAccessibleDescription(/already exists/);
    expect(field(/Email/)).toHaveFocus();
    expect(field(/^Password/)).toHaveValue('Tulsi@2026');
    expect(loginPopup().isOpen).toBe(false);

    answer = () => Response.json({ message: accountMessages.signedUp });
    await user.type(field(/Email/), '.in');
    await untilReady();
    await user.click(button());
    await waitFor(() => expect(sent).toHaveLength(2));
    expect(sent[1]?.body.recaptcha).not.toBe(sent[0]?.body.recaptcha);
    await waitFor(() => expect(loginPopup().isOpen).toBe(true));
  });

  test('displays a general error when the answer has no reason', async () => {
    answer = () => new Response('gone', { status: 502 });
    render(<SignUpForm />);
    await fillIn();
    await untilReady();
    await user.click(button());
    expect(await screen.findByRole('alert')).toHaveTextContent(commonMessages.wentWrongEnded);
  });
});

describe('the password hints', () => {
  const list = () => within(screen.getByRole('list', { name: 'A password needs' }));
  const hint = (words: RegExp) => list().getByText(words).closest('li');

  test('are ticked while the password is typed, and unmet rules are announced', async () => {
    render(<SignUpForm />);
    expect(hint(/8 or more characters/)).toHaveAttribute('data-met', 'false');
    await user.type(field(/^Password/), 'Tulsi20');
    expect(hint(/an uppercase letter/)).toHaveAttribute('data-met', 'true');
    expect(hint(/8 or more characters/)).toHaveAttribute('data-met', 'false');
    expect(screen.getByText(/^Still missing/)).toHaveTextContent(
      'Still missing: 8 or more characters, a symbol: ! @ # $ _ . ~ -',
    );
    await user.type(field(/^Password/), '@');
    expect(screen.getByText('Strong enough')).toHaveAttribute('role', 'status');
  });

  test('changing the password after confirming it displays a mismatch', async () => {
    render(<SignUpForm />);
    await user.type(field(/^Password/), 'Tulsi@2026');
    await user.type(field(/Confirm password/), 'Tulsi@2026');
    await user.tab();
    expect(screen.queryByText(passwordMessages.different)).toBeNull();
    await user.type(field(/^Password/), '1');
    expect(await screen.findByText(passwordMessages.different)).toBeVisible();
  });
});
