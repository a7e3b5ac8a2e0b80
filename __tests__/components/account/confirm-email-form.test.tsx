import { describe, expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { ConfirmEmailForm } from '@/components/account/confirm-email-form';
import { fakeRouter } from '../../support/in-app-router';

const TOKEN = `1795000000000-${'a'.repeat(64)}`;
const NOT_VALID = 'This link is not valid any more. Please ask for a new one.';
const draw = (token: string, flash?: Parameters<typeof ConfirmEmailForm>[0]['flash']) =>
  render(<ConfirmEmailForm token={token} flash={flash} />, { wrapper: fakeRouter().wrapper });
const button = () => screen.queryByRole('button', { name: 'Confirm' });

describe('a mailed link', () => {
  test('is confirmed by one button of a plain form, which leads to the profile', () => {
    const { container } = draw(TOKEN);
    const form = container.querySelector('form');
    expect(form).toHaveAttribute('action', '/api/confirm-email');
    expect(form).toHaveAttribute('method', 'post');
    expect(Object.fromEntries(new FormData(form ?? undefined))).toEqual({
      ...{ token: TOKEN, next: '/profile', from: `/confirm-email/${TOKEN}` },
    });
    expect(screen.getAllByRole('button')).toEqual([button()]);
  });

  test('that was cut off says so, and where to ask for a new one', () => {
    draw(TOKEN.slice(0, -1));
    expect(screen.getByRole('alert')).toHaveTextContent(NOT_VALID);
    const link = screen.getByRole('link', { name: 'Ask for a new link' });
    expect(link).toHaveAttribute('href', '/profile');
    expect(button()).toBeNull();
  });

  test('that was refused says so in place of the button', () => {
    draw(TOKEN, { message: NOT_VALID, isError: true, errors: { token: [NOT_VALID] } });
    expect(screen.getByRole('alert')).toHaveTextContent(NOT_VALID);
    expect(button()).toBeNull();
  });

  test('may be tried again where the shop did not answer', () => {
    draw(TOKEN, { message: 'Something went wrong.', isError: true });
    expect(screen.getByRole('alert')).toHaveTextContent('Something went wrong.');
    expect(button()).toBeVisible();
  });
});
