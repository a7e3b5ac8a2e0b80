import { afterAll, beforeEach, describe, expect, test } from '@jest/globals';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server.node';
import { WishlistView } from '@/components/wishlist/wishlist-view.client';
import type { Wish } from '@/lib/api/shopper';
import { NOBODY } from '@/lib/api/shopper';
import { updateSession } from '@/lib/browser/shopper';
import { connectToasts } from '@/lib/browser/toast';
import { FakeCart } from '../../support/fake-cart';
import { openFakeDoor } from '../../support/fake-door';
import { fakeRouter } from '../../support/in-app-router';

const wishOf = (id: number, stock: number | null = 5): Wish => ({
  id,
  product_id: id,
  name: `Product ${id}`,
  size: '100 g',
  image1: null,
  product_price: 100,
  base_price: 120,
  available_stock_quantity: stock,
});

let toasts: string[] = [];
const disconnect = connectToasts(({ kind, text }) => toasts.push(`${kind}: ${text}`));
const summaryOf = (wished: number[]) => ({ wished, wishlistCount: wished.length });

/** A shop that keeps wishes; `refuses` are products that cannot be put in the cart. */
function openWishDoor(start: Wish[], { refuses = [] as number[] } = {}) {
  const shop = { wishes: start, added: [] as number[], reads: 0 };
  openFakeDoor(async ({ pathname }, request) => {
    const wished = () => shop.wishes.map((wish) => wish.product_id);
    if (pathname === '/api/session') return Response.json({ ...NOBODY, ...summaryOf(wished()) });
    if (pathname === '/api/cart' && request.method === 'GET') {
      return Response.json({ ...new FakeCart().cart(), session: {} });
    }
    if (request.method === 'GET') {
      shop.reads += 1;
      return Response.json({ wishes: shop.wishes });
    }
    const { pid } = await request.json();
    if (pathname === '/api/wishlist') {
      shop.wishes = shop.wishes.filter((wish) => wish.product_id !== pid);
      return Response.json(summaryOf(wished()));
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

async function draw(first: Wish[], parts = {}) {
  const shop = openWishDoor(first, parts);
  const { push, wrapper } = fakeRouter();
  await act(async () => updateSession(summaryOf(first.map((wish) => wish.product_id))));
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
  test('is whole in the server’s HTML, with a form for every change', () => {
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

  test('with nothing in it says so and leads to the shop', async () => {
    await draw([]);
    expect(screen.getByRole('heading', { name: 'Your wishlist is empty' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Continue shopping' })).toHaveAttribute(
      'href',
      '/shop',
    );
  });

  test.each([0, null])('says OUT OF STOCK where the stock is %s', async (stock) => {
    await draw([wishOf(72, stock)]);
    expect(screen.getByText('OUT OF STOCK')).toBeVisible();
    expect(button('Out of stock')).toBeDisabled();
  });

  test('loses a wish at once and hands the focus on', async () => {
    const { shop, user } = await draw([wishOf(73), wishOf(74)]);
    await user.click(button('Remove Product 73 from wishlist'));
    expect(names()).toEqual(['Product 74']);
    expect(button('Remove Product 74 from wishlist')).toHaveFocus();
    await waitFor(() => expect(toasts).toEqual(['success: Product removed from wishlist!']));
    expect(shop.wishes.map((wish) => wish.product_id)).toEqual([74]);
  });

  test('shows what another tab has wished for', async () => {
    const { shop } = await draw([wishOf(75)]);
    shop.wishes = [wishOf(76), ...shop.wishes];
    await act(async () => updateSession(summaryOf([76, 75])));
    await waitFor(() => expect(names()).toEqual(['Product 76', 'Product 75']));
    expect(shop.reads).toBe(1);
  });
});

describe('a wish put in the cart', () => {
  test('leaves the list, and the shopper goes to the cart', async () => {
    const { shop, push, user } = await draw([wishOf(81)]);
    await user.click(button(/^Add to cart/));
    await waitFor(() => expect(push).toHaveBeenCalledWith('/cart'));
    expect(shop.added).toEqual([81]);
    await waitFor(() => expect(shop.wishes).toEqual([]));
    expect(toasts[0]).toBe('success: Product added to cart!');
  });

  test('stays where it cannot be added, with the reason', async () => {
    const { shop, push, user } = await draw([wishOf(82)], { refuses: [82] });
    await user.click(button(/^Add to cart/));
    await waitFor(() => expect(toasts).toEqual(['warning: Only 1 left in stock.']));
    expect(names()).toEqual(['Product 82']);
    expect(shop.wishes).toHaveLength(1);
    expect(push).not.toHaveBeenCalled();
  });
});
