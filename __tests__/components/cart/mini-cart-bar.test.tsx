import { beforeEach, expect, test } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { PathnameContext } from 'next/dist/shared/lib/hooks-client-context.shared-runtime';
import { openFakeApi } from '@/__tests__/support/fake-api';
import { MiniCartBar } from '@/components/cart/mini-cart-bar.client';
import { updateSession } from '@/lib/browser/session-store';
import { ANONYMOUS_SHOPPER } from '@/lib/view/session';

async function draw(path: string, cartCount: number) {
  await act(async () => updateSession({ ...ANONYMOUS_SHOPPER, cartCount, cartTotal: 1714 }));
  render(
    <PathnameContext value={path}>
      <MiniCartBar />
    </PathnameContext>,
  );
  return screen.queryByRole('region', { name: 'Your cart' });
}

beforeEach(() => openFakeApi(() => new Promise<Response>(() => undefined)));

test('shows the count, the total and a link to the cart', async () => {
  const bar = await draw('/shop', 3);
  expect(bar).toHaveTextContent('3 items');
  expect(bar).toHaveTextContent('₹1,714.00');
  expect(screen.getByRole('link', { name: 'View cart' })).toHaveAttribute('href', '/cart');
});

test('shows 99+ above 99', async () => {
  expect(await draw('/', 100)).toHaveTextContent('99+ items');
});

test('is hidden while the cart is empty', async () => {
  expect(await draw('/shop', 0)).toBeNull();
});

test('is hidden on the cart page', async () => {
  expect(await draw('/cart', 3)).toBeNull();
});
