import { afterAll, beforeEach, describe, expect, test } from '@jest/globals';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server.node';
import { openFakeApi } from '@/__tests__/support/fake-api';
import { FakeCart } from '@/__tests__/support/fake-cart';
import { fakeRouter } from '@/__tests__/support/in-app-router';
import { WishlistView } from '@/components/wishlist/wishlist-view.client';
import { cartMessages } from '@/contract/messages/cart';
import { productMessages } from '@/contract/messages/catalogue';
import { wishlistMessages } from '@/contract/messages/wishlist';
import { updateSession } from '@/lib/browser/session-store';
import { connectToasts } from '@/lib/browser/toast';
import { ANONYMOUS_SHOPPER } from '@/lib/view/session';
import type { WishlistItem } from '@/lib/view/wishlist';

const wishOf = (id: number, stock: number | null = 5): WishlistItem => ({
  id,
  product_id: id,
  name: `Product ${id}`,
  size: '100 g',
  image1: null,
  product_price: 100,
  base_price: 120,
  available_stock_quantity: stock,
  is_sold: true,
});

let toasts: string[] = [];
const disconnect = connectToasts(({ kind, text }) => toasts.push(`${kind}: ${text}`));
const summaryOf = (wishlisted: number[]) => ({ wishlisted, wishlistCount: wishlisted.length });

/** A shop that stores a wishlist; `refuses` are products that cannot be added to the cart. */
function openWishDoor(start: WishlistItem[], { refuses = [] as number[] } = {}) {
  const shop = { items: start, added: [] as number[], reads: 0 };
  openFakeApi(async ({ pathname }, request) => {
    const wishlisted = () => shop.items.map((item) => item.product_id);
    if (pathname === '/api/session')
      return Response.json({ ...ANONYMOUS_SHOPPER, ...summaryOf(wishlisted()) });
    if (pathname === '/api/cart' && request.method === 'GET') {
      return Response.json({ ...new FakeCart().cart(), session: {} });
    }
    if (request.method === 'GET') {
      shop.reads += 1;
      return Response.json({ items: shop.items });
    }
    const { pid } = await request.json();
    if (pathname === '/api/wishlist') {
      shop.items = shop.items.filter((item) => item.product_id !== pid);
      return Response.json(summaryOf(wishlisted()));
    }
    if (refuses.includes(pid)) {
      const refusal = { status: false, code: 'invalid', message: 'Only 1 left in stock.' };
      return Response.json(refusal, { status: 422 });
    }
    shop.added.push(pid);
    return Response.json({ ...new FakeCart({ [pid]: 1 }).cart(), session: {} });
  });
  return shop;
}

async function draw(first: WishlistItem[], parts = {}) {
  const shop = openWishDoor(first, parts);
  const { push, wrapper } = fakeRouter();
  await act(async () => updateSession(summaryOf(first.map((item) => item.product_id))));
  render(<WishlistView first={first} />, { wrapper });
  return { shop, push, user: userEvent.setup() };
}

const names = () => screen.queryAllByRole('heading', { level: 2 }).map((one) => one.textContent);
const button = (name: string | RegExp) => screen.getByRole('button', { name });

beforeEach(() => {
  toasts = [];
});
afterAll(() => {
  disconnect();
  dispatchEvent(new Event('pagehide'));
});

describe('the wishlist', () => {
  test('is complete in the server’s HTML, with a form for every change', () => {
    const { wrapper: Wrapper } = fakeRouter();
    const html = renderToString(
      <Wrapper>
        <WishlistView first={[wishOf(71)]} />
      </Wrapper>,
    );
    expect(html).toContain('Product 71');
    expect(html).toContain('action="/api/wishlist/71/to-cart" method="post"');
    expect(html).toContain('action="/api/wishlist" method="post"');
  });

  test('displays a message and a link to the shop when empty', async () => {
    await draw([]);
    expect(screen.getByRole('heading', { name: wishlistMessages.empty })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Continue shopping' })).toHaveAttribute(
      'href',
      '/shop',
    );
  });

  test('lets a product of unknown stock go to the cart, as every other page does', async () => {
    await draw([wishOf(72, null)]);
    expect(screen.queryByText(productMessages.outOfStock)).toBeNull();
    expect(button(/Product 72 to cart|Add to cart/)).toBeEnabled();
  });

  test('names a product that is no longer sold, until it is taken out', async () => {
    const { user } = await draw([wishOf(75), { ...wishOf(76), is_sold: false }]);
    expect(screen.getByText('Product 76 is no longer sold.')).toBeVisible();
    expect(names()).toEqual(['Product 75']);
    await user.click(button(/^Remove it ?: Product 76$/));
    await waitFor(() => expect(screen.queryByText('Product 76 is no longer sold.')).toBeNull());
  });

  test('shows OUT OF STOCK when there is none', async () => {
    await draw([wishOf(72, 0)]);
    expect(screen.getByText(productMessages.outOfStock)).toBeVisible();
    expect(button('Out of stock')).toBeDisabled();
  });

  test('removes a product immediately and moves the focus to a remaining element', async () => {
    const { shop, user } = await draw([wishOf(73), wishOf(74)]);
    await user.click(button('Remove Product 73 from wishlist'));
    await waitFor(() => expect(names()).toEqual(['Product 74']));
    expect(button('Remove Product 74 from wishlist')).toHaveFocus();
    await waitFor(() => expect(toasts).toEqual(['success: Product removed from wishlist!']));
    expect(shop.items.map((item) => item.product_id)).toEqual([74]);
  });

  test('shows what another tab has added', async () => {
    const { shop } = await draw([wishOf(75)]);
    shop.items = [wishOf(76), ...shop.items];
    await act(async () => updateSession(summaryOf([76, 75])));
    await waitFor(() => expect(names()).toEqual(['Product 76', 'Product 75']));
    expect(shop.reads).toBe(1);
  });
});

describe('a wishlist item added to the cart', () => {
  test('is removed from the list, and the cart opens', async () => {
    const { shop, push, user } = await draw([wishOf(81)]);
    await user.click(button(/^Add to cart/));
    await waitFor(() => expect(push).toHaveBeenCalledWith('/cart'));
    expect(shop.added).toEqual([81]);
    await waitFor(() => expect(shop.items).toEqual([]));
    expect(toasts[0]).toBe(`success: ${cartMessages.added}`);
  });

  test('stays on the list when it cannot be added, with the reason', async () => {
    const { shop, push, user } = await draw([wishOf(82)], { refuses: [82] });
    await user.click(button(/^Add to cart/));
    await waitFor(() => expect(toasts).toEqual(['warning: Only 1 left in stock.']));
    expect(names()).toEqual(['Product 82']);
    expect(shop.items).toHaveLength(1);
    expect(push).not.toHaveBeenCalled();
  });
});
