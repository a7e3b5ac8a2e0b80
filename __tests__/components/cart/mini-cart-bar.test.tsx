import { beforeEach, expect, test } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { PathnameContext } from 'next/dist/shared/lib/hooks-client-context.shared-runtime';
import { MiniCartBar } from '@/components/cart/mini-cart-bar.client';
import { NOBODY } from '@/lib/api/shopper';
import { updateSession } from '@/lib/browser/shopper';
import { openFakeDoor } from '../../support/fake-door';

async function draw(path: string, cartCount: number) {
  await act(async () => updateSession({ ...NOBODY, cartCount, cartTotal: 1714 }));
  render(
    <PathnameContext value={path}>
      <MiniCartBar />
    </PathnameContext>,
  );
  return screen.queryByRole('region', { name: 'Your cart' });
}

beforeEach(() => openFakeDoor(() => new Promise<Response>(() => undefined)));

test('shows the count and the total with a way to the cart', async () => {
  const bar = await draw('/shop', 3);
  expect(bar).toHaveTextContent('3 items');
  expect(bar).toHaveTextContent('₹1,714.00');
  expect(screen.getByRole('link', { name: 'View cart' })).toHaveAttribute('href', '/cart');
});

test('counts no further than 99+', async () => {
  expect(await draw('/', 100)).toHaveTextContent('99+ items');
});

test('is not there while the cart is empty', async () => {
  expect(await draw('/shop', 0)).toBeNull();
});

test('is not there on the cart itself', async () => {
  expect(await draw('/cart', 3)).toBeNull();
});
