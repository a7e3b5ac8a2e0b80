import { describe, expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { fakeRouter } from '@/__tests__/support/in-app-router';
import { ConfirmEmailForm } from '@/components/account/confirm-email-form';
import { accountMessages } from '@/contract/messages/account';
import { commonMessages } from '@/contract/messages/common';

const TOKEN = `1795000000000-${'a'.repeat(64)}`;
const NOT_VALID = accountMessages.badConfirmLink;
const draw = (token: string, flash?: Parameters<typeof ConfirmEmailForm>[0]['flash']) =>
  render(<ConfirmEmailForm token={token} flash={flash} />, { wrapper: fakeRouter().wrapper });
const button = () => screen.queryByRole('button', { name: 'Confirm' });

describe('a confirmation link', () => {
  test('is confirmed by one button of a plain form and leads to the profile', () => {
    const { container } = draw(TOKEN);
    const form = container.querySelector('form');
    expect(form).toHaveAttribute('action', '/api/confirm-email');
    expect(form).toHaveAttribute('method', 'post');
    expect(Object.fromEntries(new FormData(form ?? undefined))).toEqual({
      ...{ token: TOKEN, next: '/profile', from: `/confirm-email/${TOKEN}` },
    });
    expect(screen.getAllByRole('button')).toEqual([button()]);
  });

  test('that is truncated displays an error and links to where a new one is requested', () => {
    draw(TOKEN.slice(0, -1));
    expect(screen.getByRole('alert')).toHaveTextContent(NOT_VALID);
    const link = screen.getByRole('link', { name: 'Ask for a new link' });
    expect(link).toHaveAttribute('href', '/profile');
    expect(button()).toBeNull();
  });

  test('that was refused displays the reason instead of the button', () => {
    draw(TOKEN, { message: NOT_VALID, isError: true, errors: { token: [NOT_VALID] } });
    expect(screen.getByRole('alert')).toHaveTextContent(NOT_VALID);
    expect(button()).toBeNull();
  });

  test('can be retried after the shop did not answer', () => {
    draw(TOKEN, { message: commonMessages.wentWrongEnded, isError: true });
    expect(screen.getByRole('alert')).toHaveTextContent(commonMessages.wentWrongEnded);
    expect(button()).toBeVisible();
  });
});
