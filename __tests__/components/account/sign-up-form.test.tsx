import { beforeEach, describe, expect, test } from '@jest/globals';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SignUpForm } from '@/components/account/sign-up-form.client';
import { closeLogin, loginPopup } from '@/lib/browser/login-popup';
import { connectToasts } from '@/lib/browser/toast';
import type { Sent } from '../../support/account-door';
import { openAccountDoor, refuse } from '../../support/account-door';
import { allowCaptcha } from '../../support/captcha-in-dom';

const user = userEvent.setup();
const field = (label: RegExp) => screen.getByLabelText(label);
const button = () => screen.getByRole('button', { name: 'Create account' });
const untilReady = () => waitFor(() => expect(button()).not.toHaveAttribute('aria-disabled'));

const known = () =>
  refuse({
    status: 422,
    code: 'invalid',
    message: 'An account with this email already exists. Please login.',
    errors: { email: ['An account with this email already exists. Please login.'] },
  });

let sent: Sent[];
let answer: () => Response;
let toasts: string[];

beforeEach(() => {
  allowCaptcha();
  closeLogin();
  toasts = [];
  connectToasts(({ kind, text }) => toasts.push(`${kind}: ${text}`));
  answer = () => Response.json({ message: 'Your account has been created!' });
  sent = openAccountDoor(() => answer());
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
  test('creates the account, says so and opens the login', async () => {
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

  test('uses the specified words and never sends what is wrong', async () => {
    render(<SignUpForm />);
    await user.type(field(/Email/), 'asha');
    await user.type(field(/Mobile number/), '12345');
    await user.type(field(/^Password/), 'tulsi');
    await user.type(field(/Confirm password/), 'other');
    await user.click(button());
    for (const words of [
      'First name is required',
      'Last name is required',
      'Invalid email format',
      'Mobile number must be 10 digits',
      'Password must be 8+ chars, 1 uppercase, 1 lowercase, 1 number & 1 symbol',
      'Passwords do not match',
    ]) {
      expect(await screen.findByText(words)).toBeVisible();
    }
    expect(field(/First name/)).toHaveFocus();
    expect(sent).toEqual([]);
  });

  test('puts a refusal beside its field, keeps everything typed, and can be sent again', async () => {
    answer = known;
    render(<SignUpForm />);
    await fillIn();
    await untilReady();
    await user.click(button());
    expect(await screen.findByRole('alert')).toHaveTextContent('Sign-up failed!');
    expect(field(/Email/)).toHaveAccessibleDescription(/already exists/);
    expect(field(/Email/)).toHaveFocus();
    expect(field(/^Password/)).toHaveValue('Tulsi@2026');
    expect(loginPopup().isOpen).toBe(false);

    answer = () => Response.json({ message: 'Your account has been created!' });
    await user.type(field(/Email/), '.in');
    await untilReady();
    await user.click(button());
    await waitFor(() => expect(sent).toHaveLength(2));
    expect(sent[1]?.body.recaptcha).not.toBe(sent[0]?.body.recaptcha);
    await waitFor(() => expect(loginPopup().isOpen).toBe(true));
  });

  test('says that something went wrong when nobody gave a reason', async () => {
    answer = () => new Response('gone', { status: 502 });
    render(<SignUpForm />);
    await fillIn();
    await untilReady();
    await user.click(button());
    expect(await screen.findByRole('alert')).toHaveTextContent('Something went wrong.');
  });
});

describe('the hints of the password', () => {
  const list = () => within(screen.getByRole('list', { name: 'A password needs' }));
  const hint = (words: RegExp) => list().getByText(words).closest('li');

  test('are ticked as it is typed, and what is missing is announced', async () => {
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

  test('a confirmed password that is changed afterwards no longer matches', async () => {
    render(<SignUpForm />);
    await user.type(field(/^Password/), 'Tulsi@2026');
    await user.type(field(/Confirm password/), 'Tulsi@2026');
    await user.tab();
    expect(screen.queryByText('Passwords do not match')).toBeNull();
    await user.type(field(/^Password/), '1');
    expect(await screen.findByText('Passwords do not match')).toBeVisible();
  });
});
