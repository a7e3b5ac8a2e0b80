import { afterAll, expect, test } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { openFakeApi } from '@/__tests__/support/fake-api';
import { BuyAgain } from '@/components/home/buy-again.client';
import { updateSession } from '@/lib/browser/session-store';
import { ANONYMOUS_SHOPPER } from '@/lib/view/session';

let asked = 0;

async function draw({ loggedIn }: { loggedIn: boolean }) {
  asked = 0;
  openFakeApi(async ({ pathname }) => {
    if (pathname === '/api/session') return Response.json({ ...ANONYMOUS_SHOPPER, loggedIn });
    asked += 1;
    return Response.json([{ id: 1, name: 'Tea 1', image1: null }]);
  });
  updateSession({ ...ANONYMOUS_SHOPPER, loggedIn });
  await act(async () => {
    render(<BuyAgain title="Buy again" />);
  });
}

afterAll(() => {
  dispatchEvent(new Event('pagehide'));
});

test('a visitor is asked nothing and sees nothing', async () => {
  await draw({ loggedIn: false });
  expect(asked).toBe(0);
  expect(screen.queryByRole('heading')).toBeNull();
});

test('a customer sees what they have bought', async () => {
  await draw({ loggedIn: true });
  expect(await screen.findByRole('heading', { name: 'Buy again' })).toBeVisible();
  expect(await screen.findByRole('link', { name: 'Tea 1' })).toBeVisible();
});
