import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { allowCaptcha } from '@/__tests__/support/captcha-in-dom';
import {
  openFakeAccountApi,
  openUnreachableApi,
  refuse,
} from '@/__tests__/support/fake-account-api';
import { fill } from '@/__tests__/support/fill';
import { ChangePasswordForm } from '@/components/account/change-password-form.client';
import { NewPasswordForm } from '@/components/account/new-password-form.client';
import { ResetRequestForm } from '@/components/account/reset-request-form.client';
import { commonMessages } from '@/contract/messages/common';
import { passwordApiMessages, passwordMessages } from '@/contract/messages/password';
import { englishText } from '@/contract/messages/text-with-values';

const TOKEN = 'a'.repeat(43);
const user = userEvent.setup();
const field = (label: RegExp) => screen.getByLabelText(label);
const untilReady = (name: string) =>
  waitFor(() => expect(screen.getByRole('button', { name })).not.toHaveAttribute('aria-disabled'));

beforeEach(() => {
  allowCaptcha();
  history.replaceState(null, '', '/update-password');
});

/** jsdom cannot navigate and logs an error when a page tries to. */
async function untilLeft(): Promise<void> {
  await waitFor(() =>
    expect(console.error).toHaveBeenCalledWith(
      expect.objectContaining({ message: expect.stringContaining('navigation') }),
    ),
  );
  jest.mocked(console.error).mockClear();
}

describe('requesting a password reset', () => {
  async function ask(): Promise<void> {
    render(<ResetRequestForm />);
    await fill(user, field(/Email/), 'demo@example.com');
    await untilReady('Send the link');
    await user.click(screen.getByRole('button', { name: 'Send the link' }));
  }

  test('displays the shop’s answer in a dialog', async () => {
    const message = passwordApiMessages.linkSent;
    const sent = openFakeAccountApi(() => Response.json({ message }));
    await ask();
    const dialog = await screen.findByRole('dialog', { name: 'Check your mail' });
    expect(within(dialog).getByText(message)).toBeVisible();
    expect(sent).toMatchObject([
      { path: '/api/reset-password', body: { email: 'demo@example.com' } },
    ]);
    await user.click(within(dialog).getByRole('button', { name: 'Done' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(field(/Email/)).toHaveValue('demo@example.com');
  });

  test('displays an error when it fails', async () => {
    openUnreachableApi();
    await ask();
    expect(await screen.findByRole('alert')).toHaveTextContent(commonMessages.wentWrong);
  });
});

describe('setting a new password with a reset link', () => {
  async function choose(password: string): Promise<void> {
    render(<NewPasswordForm token={TOKEN} />);
    await fill(user, field(/^New password/), password);
    await fill(user, field(/Confirm password/), password);
    await user.click(screen.getByRole('button', { name: 'Set new password' }));
  }

  test('sends the password with the token and opens the home page', async () => {
    const sent = openFakeAccountApi(() => Response.json({ message: 'done' }));
    await choose('Tulsi@2026');
    await untilLeft();
    expect(sent).toEqual([
      {
        path: `/api/reset-password/${TOKEN}`,
        body: { new_password: 'Tulsi@2026', confirm_password: 'Tulsi@2026' },
      },
    ]);
  });

  test('asks for the code of the account’s number, or whether that is another’s', async () => {
    const message = englishText(passwordMessages.resetCode('01'));
    const sent = openFakeAccountApi(({ body }) =>
      body.otp || body.other_number
        ? Response.json({ message: 'done' })
        : refuse({ status: 422, code: 'invalid', message, errors: { otp: [message] } }),
    );
    await choose('Tulsi@2026');
    expect(await screen.findByLabelText(/OTP/)).toHaveAccessibleDescription(message);
    expect(screen.getByLabelText(/OTP/)).not.toHaveAttribute('aria-invalid');
    await user.click(screen.getByRole('checkbox', { name: /This is not my number/ }));
    await user.click(screen.getByRole('button', { name: 'Set new password' }));
    await untilLeft();
    expect(sent.at(-1)?.body).toMatchObject({ otp: '', other_number: true });
  });

  test('displays that a link has expired and how to request another', async () => {
    const message = passwordApiMessages.badLink;
    openFakeAccountApi(() => refuse({ status: 404, code: 'not_found', message }));
    await choose('Tulsi@2026');
    expect(await screen.findByRole('alert')).toHaveTextContent(message);
    expect(screen.getByRole('link', { name: 'Ask for a new link' })).toHaveAttribute(
      'href',
      '/reset-password',
    );
  });

  test('does not send a weak password', async () => {
    const sent = openFakeAccountApi(() => Response.json({ message: 'done' }));
    await choose('tulsi2026');
    expect(await screen.findByText(/^Password must be 8\+ chars/)).toBeVisible();
    expect(field(/^New password/)).toHaveFocus();
    expect(sent).toEqual([]);
  });
});

describe('changing the password', () => {
  async function change(): Promise<void> {
    render(<ChangePasswordForm />);
    await fill(user, field(/Old password/), 'Demo@1234');
    await fill(user, field(/^New password/), 'Tulsi@2026');
    await fill(user, field(/Confirm password/), 'Tulsi@2026');
    await untilReady('Change password');
    await user.click(screen.getByRole('button', { name: 'Change password' }));
  }

  test('clears the browser’s stored data and opens the home page', async () => {
    localStorage.setItem('giftMessage', 'For Asha');
    sessionStorage.setItem('seen', 'yes');
    openFakeAccountApi(() => Response.json({ message: 'done' }));
    await change();
    await untilLeft();
    await waitFor(() => expect(localStorage).toHaveLength(0));
    expect(sessionStorage).toHaveLength(0);
  });

  test('displays the error for a wrong old password beside its field', async () => {
    openFakeAccountApi(() =>
      refuse({
        status: 422,
        code: 'invalid',
        message: passwordApiMessages.wrongOld,
        errors: { old_password: [passwordApiMessages.wrongOld] },
      }),
    );
    await change();
    expect(await screen.findByText(passwordApiMessages.wrongOld)).toBeVisible();
    expect(field(/Old password/)).toHaveFocus();
    expect(field(/^New password/)).toHaveValue('Tulsi@2026');
  });

  test('displays a general error when the answer has no reason', async () => {
    openUnreachableApi();
    await change();
    expect(await screen.findByRole('alert')).toHaveTextContent(commonMessages.errorOccurred);
  });
});
