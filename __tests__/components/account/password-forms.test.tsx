import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ChangePasswordForm } from '@/components/account/change-password-form.client';
import { NewPasswordForm } from '@/components/account/new-password-form.client';
import { ResetRequestForm } from '@/components/account/reset-request-form.client';
import { openAccountDoor, openSilentDoor, refuse } from '../../support/account-door';
import { allowCaptcha } from '../../support/captcha-in-dom';

const TOKEN = 'a'.repeat(43);
const user = userEvent.setup();
const field = (label: RegExp) => screen.getByLabelText(label);
const untilReady = (name: string) =>
  waitFor(() => expect(screen.getByRole('button', { name })).not.toHaveAttribute('aria-disabled'));

beforeEach(() => {
  allowCaptcha();
  history.replaceState(null, '', '/update-password');
});

/** jsdom cannot leave a page, and complains about the attempt. */
async function untilLeft(): Promise<void> {
  await waitFor(() =>
    expect(console.error).toHaveBeenCalledWith(
      expect.objectContaining({ message: expect.stringContaining('navigation') }),
    ),
  );
  jest.mocked(console.error).mockClear();
}

describe('asking for a new password', () => {
  async function ask(): Promise<void> {
    render(<ResetRequestForm />);
    await user.type(field(/Email/), 'demo@example.com');
    await untilReady('Send the link');
    await user.click(screen.getByRole('button', { name: 'Send the link' }));
  }

  test('tells in a dialog what the shop answered', async () => {
    const message = 'If this email is registered, a reset link is on its way.';
    const sent = openAccountDoor(() => Response.json({ message }));
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

  test('is told when it failed', async () => {
    openSilentDoor();
    await ask();
    expect(await screen.findByRole('alert')).toHaveTextContent('Something went wrong');
  });
});

describe('setting a new password with a mailed link', () => {
  async function choose(password: string): Promise<void> {
    render(<NewPasswordForm token={TOKEN} />);
    await user.type(field(/^New password/), password);
    await user.type(field(/Confirm password/), password);
    await user.click(screen.getByRole('button', { name: 'Set new password' }));
  }

  test('sends it under the token and leaves for the home page', async () => {
    const sent = openAccountDoor(() => Response.json({ message: 'done' }));
    await choose('Tulsi@2026');
    await untilLeft();
    expect(sent).toEqual([
      {
        path: `/api/reset-password/${TOKEN}`,
        body: { new_password: 'Tulsi@2026', confirm_password: 'Tulsi@2026' },
      },
    ]);
  });

  test('says that a link is over, and how to get another', async () => {
    const message = 'This link is no longer valid. Please ask for a new one.';
    openAccountDoor(() => refuse({ status: 404, code: 'not_found', message }));
    await choose('Tulsi@2026');
    expect(await screen.findByRole('alert')).toHaveTextContent(message);
    expect(screen.getByRole('link', { name: 'Ask for a new link' })).toHaveAttribute(
      'href',
      '/reset-password',
    );
  });

  test('does not send a weak one', async () => {
    const sent = openAccountDoor(() => Response.json({ message: 'done' }));
    await choose('tulsi2026');
    expect(await screen.findByText(/^Password must be 8\+ chars/)).toBeVisible();
    expect(field(/^New password/)).toHaveFocus();
    expect(sent).toEqual([]);
  });
});

describe('changing the password', () => {
  async function change(): Promise<void> {
    render(<ChangePasswordForm />);
    await user.type(field(/Old password/), 'Demo@1234');
    await user.type(field(/^New password/), 'Tulsi@2026');
    await user.type(field(/Confirm password/), 'Tulsi@2026');
    await untilReady('Change password');
    await user.click(screen.getByRole('button', { name: 'Change password' }));
  }

  test('clears what the browser kept and leaves for the home page', async () => {
    localStorage.setItem('giftMessage', 'For Asha');
    sessionStorage.setItem('seen', 'yes');
    openAccountDoor(() => Response.json({ message: 'done' }));
    await change();
    await untilLeft();
    await waitFor(() => expect(localStorage).toHaveLength(0));
    expect(sessionStorage).toHaveLength(0);
  });

  test('puts a wrong old password beside its field', async () => {
    openAccountDoor(() =>
      refuse({
        status: 422,
        code: 'invalid',
        message: 'Old password is not right',
        errors: { old_password: ['Old password is not right'] },
      }),
    );
    await change();
    expect(await screen.findByText('Old password is not right')).toBeVisible();
    expect(field(/Old password/)).toHaveFocus();
    expect(field(/^New password/)).toHaveValue('Tulsi@2026');
  });

  test('says that an error occurred when nobody gave a reason', async () => {
    openSilentDoor();
    await change();
    expect(await screen.findByRole('alert')).toHaveTextContent('An error occurred');
  });
});
