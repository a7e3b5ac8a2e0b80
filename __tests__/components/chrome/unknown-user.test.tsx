import { expect, test } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { openFakeApi } from '@/__tests__/support/fake-api';
import { fakeRouter } from '@/__tests__/support/in-app-router';
import { UserTool } from '@/components/chrome/header-tools.client';
import { updateSession } from '@/lib/browser/session-store';
import { routes } from '@/lib/routes';

test('while it is not known who looks, nobody is asked to log in', async () => {
  openFakeApi(() => new Promise(() => undefined));
  render(<UserTool />, { wrapper: fakeRouter().wrapper });
  const link = screen.getByRole('link', { name: 'Account or login' });
  // The account asks visitors for their login. The stylesheet hides the word where scripts run.
  expect(link).toHaveAttribute('href', routes.profile());
  expect(screen.getByText('Login')).toHaveClass('unknown');

  // A counter is known before the name, such as after a tap on a heart.
  await act(async () => updateSession({ wishlistCount: 1 }));
  expect(screen.getByText('Login')).toHaveClass('unknown');

  await act(async () => updateSession({ loggedIn: false }));
  expect(screen.getByRole('link', { name: 'Login' })).toHaveAttribute('href', routes.login());
});
