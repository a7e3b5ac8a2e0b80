import { beforeEach, expect, test } from '@jest/globals';
import { act, cleanup, render, screen } from '@testing-library/react';
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
}

const bar = () => screen.findByRole('region', { name: 'Your cart' });

beforeEach(() => openFakeApi(() => new Promise<Response>(() => undefined)));

test('shows the count, the total and a link to the cart', async () => {
  await draw('/shop', 3);
  expect(await bar()).toHaveTextContent('3 items');
  expect(await bar()).toHaveTextContent('₹1,714.00');
  expect(screen.getByRole('link', { name: 'View cart' })).toHaveAttribute('href', '/cart');
});

test('shows 99+ above 99', async () => {
  await draw('/', 100);
  expect(await bar()).toHaveTextContent('99+ items');
});

test.each([
  ['while the cart is empty', '/shop', 0],
  ['on the cart page', '/cart', 3],
])('is hidden %s', async (_, path, cartCount) => {
  await draw('/shop', 3);
  await bar();
  cleanup();
  await draw(path, cartCount);
  await act(async () => undefined);
  expect(screen.queryByRole('region', { name: 'Your cart' })).toBeNull();
});
