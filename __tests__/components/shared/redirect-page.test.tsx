import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { getURLFromRedirectError } from 'next/dist/client/components/redirect';
import { fakeRouter } from '@/__tests__/support/in-app-router';
import { RedirectPage } from '@/components/shared/redirect-page';

test('a browser that asks for a document is redirected', () => {
  const redirected = expect.objectContaining({ digest: expect.stringContaining('NEXT_REDIRECT') });
  let thrown: unknown;
  try {
    RedirectPage({ href: '/cart', isByRouter: false });
  } catch (error) {
    thrown = error;
  }
  expect(thrown).toEqual(redirected);
  expect(getURLFromRedirectError(thrown as never)).toBe('/cart');
});

test('the router of an open page opens the other page once, and keeps nothing', () => {
  const { replace, wrapper } = fakeRouter();
  const { rerender } = render(<RedirectPage href="/cart" isByRouter />, { wrapper });
  expect(replace.mock.calls).toEqual([['/cart']]);
  rerender(<p>The checkout</p>);
  expect(screen.getByText('The checkout')).toBeVisible();
  expect(replace).toHaveBeenCalledTimes(1);
});
