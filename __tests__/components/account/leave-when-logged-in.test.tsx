import { expect, jest, test } from '@jest/globals';
import { act, render, waitFor } from '@testing-library/react';
import { openFakeApi } from '@/__tests__/support/fake-api';
import { FakeCart } from '@/__tests__/support/fake-cart';
import { fakeRouter } from '@/__tests__/support/in-app-router';
import { LeaveWhenLoggedIn } from '@/components/account/leave-when-logged-in.client';
import { knownSession } from '@/lib/browser/session-store';

test('a login page that the back button restores leads on after a login', async () => {
  let loggedIn = false;
  openFakeApi(({ pathname }) => {
    const cart = new FakeCart().cart();
    const session = { ...cart.session, loggedIn };
    return Response.json(pathname === '/api/session' ? session : { ...cart, session });
  });
  const { replace, wrapper } = fakeRouter();
  render(<LeaveWhenLoggedIn next="/checkout" />, { wrapper });
  await waitFor(() => expect(knownSession()).toMatchObject({ loggedIn: false }));
  expect(replace).not.toHaveBeenCalled();
  loggedIn = true;
  await act(
    async () => void dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })),
  );
  await waitFor(() => expect(replace).toHaveBeenCalledWith('/checkout'));
  // The page is also reloaded, as for any other shopper; jsdom cannot, and logs it.
  const reload = expect.objectContaining({ message: expect.stringContaining('navigation') });
  await waitFor(() => expect(console.error).toHaveBeenCalledWith(reload));
  jest.mocked(console.error).mockClear();
});
