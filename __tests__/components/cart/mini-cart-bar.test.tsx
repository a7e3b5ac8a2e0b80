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

test('stays on the profile and on an order', async () => {
  await draw('/profile', 3);
  expect(await bar()).toBeVisible();
  cleanup();
  await draw('/orders/29', 3);
  expect(await bar()).toBeVisible();
});

test('leaves the button free that filled the cart', async () => {
  const scrolled: Element[] = [];
  Element.prototype.scrollIntoView = function (this: Element) {
    scrolled.push(this);
  };
  render(
    <main>
      <button type="button">More</button>
    </main>,
  );
  const button = screen.getByRole('button', { name: 'More' });
  button.focus();
  await draw('/shop', 1);
  await bar();
  expect(scrolled).toEqual([button]);
});

test('shows 99+ above 99', async () => {
  await draw('/', 100);
  expect(await bar()).toHaveTextContent('99+ items');
});

test.each([
  ['while the cart is empty', '/shop', 0],
  ['on the cart page', '/cart', 3],
  ['over the form of the account', '/profile/edit', 3],
  ['over the form of an address', '/hi/profile/addresses/7/edit', 3],
  ['over the request for a replacement', '/orders/29/request', 3],
  ['over the login', '/login', 3],
])('is hidden %s', async (_, path, cartCount) => {
  await draw('/shop', 3);
  await bar();
  cleanup();
  await draw(path, cartCount);
  await act(async () => undefined);
  expect(screen.queryByRole('region', { name: 'Your cart' })).toBeNull();
});
