import { beforeEach, describe, expect, test } from '@jest/globals';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { allowCaptcha } from '@/__tests__/support/captcha-in-dom';
import { openFakeAccountApi } from '@/__tests__/support/fake-account-api';
import { fakeRouter } from '@/__tests__/support/in-app-router';
import { SignUpForm } from '@/components/account/sign-up-form.client';
import { passwordMessages } from '@/contract/messages/password';

const user = userEvent.setup();
const field = (label: RegExp) => screen.getByLabelText(label);
const draw = () => render(<SignUpForm next="/shop" />, { wrapper: fakeRouter().wrapper });

beforeEach(() => {
  allowCaptcha();
  openFakeAccountApi(() => Response.json({ message: 'done' }));
});

describe('the password hints', () => {
  const list = () => within(screen.getByRole('list', { name: 'A password needs' }));
  const hint = (words: RegExp) => list().getByText(words).closest('li');

  test('are ticked while the password is typed, and unmet rules are announced', async () => {
    draw();
    expect(hint(/8 or more characters/)).toHaveAttribute('data-met', 'false');
    await user.type(field(/^Password/), 'Tulsi20');
    expect(hint(/an uppercase letter/)).toHaveAttribute('data-met', 'true');
    expect(hint(/8 or more characters/)).toHaveAttribute('data-met', 'false');
    expect(screen.getByText(/^Still missing/)).toHaveTextContent(
      'Still missing: 8 or more characters, a symbol: ! @ # $ _ . ~ -',
    );
    await user.type(field(/^Password/), '@');
    expect(await screen.findByText('Strong enough')).toHaveAttribute('role', 'status');
  });

  test('know the passwords that the shop refuses as too common', async () => {
    draw();
    await user.type(field(/^Password/), 'Abcd@1234');
    expect(hint(/8 or more characters/)).toHaveAttribute('data-met', 'true');
    await screen.findByText('Still missing: not a password that many people use');
    expect(hint(/many people use/)).toHaveAttribute('data-met', 'false');
    await user.type(field(/^Password/), '-x');
    await screen.findByText('Strong enough');
  });

  test('changing the password after confirming it displays a mismatch', async () => {
    draw();
    await user.type(field(/^Password/), 'Tulsi@2026');
    await user.type(field(/Confirm password/), 'Tulsi@2026');
    await user.tab();
    expect(screen.queryByText(passwordMessages.different)).toBeNull();
    await user.type(field(/^Password/), '1');
    expect(await screen.findByText(passwordMessages.different)).toBeVisible();
  });
});
