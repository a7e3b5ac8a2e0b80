import { afterAll, beforeEach, describe, expect, test } from '@jest/globals';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { Header } from '@/components/chrome/header';
import type { SessionSummary } from '@/lib/api/shopper';
import { EMPTY_CART, NOBODY } from '@/lib/api/shopper';
import { closeLogin, loginPopup } from '@/lib/browser/login-popup';
import { updateSession } from '@/lib/browser/shopper';
import { connectToasts } from '@/lib/browser/toast';
import { openFakeDoor } from '../../support/fake-door';
import { fakeRouter } from '../../support/in-app-router';
import { sampleCategories } from './sample-categories';

const EMPTY = { cart: EMPTY_CART, gift: { isGift: false, message: '' } };

async function draw(session: Partial<SessionSummary> = {}) {
  const shopper = { ...NOBODY, ...session };
  openFakeDoor((url) =>
    Response.json(url.pathname === '/api/cart' ? { ...EMPTY, session: shopper } : shopper),
  );
  const { wrapper } = fakeRouter();
  render(<Header categories={sampleCategories} />, { wrapper });
  await act(async () => updateSession(shopper));
}

const tools = () => within(screen.getByRole('navigation', { name: 'Your shop' }));
const menu = () => within(screen.getByRole('navigation', { name: 'All categories' }));

beforeEach(() => updateSession(NOBODY));
// Leaving the page closes its channel to the other tabs.
afterAll(() => void dispatchEvent(new Event('pagehide')));

describe('counters', () => {
  test('are said with the link', async () => {
    await draw({ cartCount: 3, wishlistCount: 1 });
    expect(tools().getByRole('link', { name: 'Cart, 3 items' })).toHaveAttribute('href', '/cart');
    expect(tools().getByRole('link', { name: 'Wishlist, 1 item' })).toHaveAttribute(
      'href',
      '/wishlist',
    );
  });

  test('show 99+ above 99 and say the whole number', async () => {
    await draw({ cartCount: 100 });
    expect(tools().getByRole('link', { name: 'Cart, 100 items' })).toHaveTextContent('99+');
  });

  test('are left out at zero', async () => {
    await draw();
    expect(tools().getByRole('link', { name: 'Cart' })).toHaveTextContent(/^Cart$/);
  });
});

describe('user menu', () => {
  test('offers Login to a visitor, in the header and in the drawer', async () => {
    await draw();
    expect(tools().getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/login');
    expect(menu().getByRole('link', { name: /^Login/ })).toHaveAttribute('href', '/login');
    expect(screen.queryByRole('button', { name: 'Logout' })).toBeNull();
  });

  test('opens the login over the page, or its page in a tab of its own', async () => {
    await draw();
    const login = tools().getByRole('link', { name: 'Login' });
    // Nothing of jsdom follows a link.
    document.body.addEventListener('click', (event) => event.preventDefault(), { once: true });
    fireEvent.click(login, { ctrlKey: true });
    expect(loginPopup().isOpen).toBe(false);
    fireEvent.click(login);
    expect(loginPopup().isOpen).toBe(true);
    closeLogin();
  });

  test('logs out by a request, and says so when that fails', async () => {
    await draw({ loggedIn: true, firstName: 'Nandini' });
    const told: string[] = [];
    const disconnect = connectToasts(({ text }) => told.push(text));
    const asked: string[] = [];
    openFakeDoor(({ pathname }, { method }) => {
      asked.push(`${method} ${pathname}`);
      return new Response(null, { status: 500 });
    });
    fireEvent.click(tools().getByRole('button', { name: 'Logout' }));
    await waitFor(() => expect(told).toEqual(['Something went wrong. Please try again later!']));
    expect(asked).toEqual(['POST /api/logout']);
    disconnect();
  });

  test('offers account and Logout to a customer, and no dashboard', async () => {
    await draw({ loggedIn: true, firstName: 'Nandini' });
    expect(tools().getByRole('button', { name: 'Nandini, your account' })).toHaveTextContent(
      'Nandini',
    );
    expect(tools().getByRole('link', { name: 'My account' })).toHaveAttribute('href', '/profile');
    expect(tools().getByRole('button', { name: 'Logout' })).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Dashboard' })).toBeNull();
    expect(screen.queryByRole('link', { name: 'Login' })).toBeNull();
  });

  test('offers the dashboard to staff, also in the drawer', async () => {
    await draw({ loggedIn: true, firstName: 'Asha', isStaff: true });
    expect(tools().getByRole('link', { name: 'Dashboard' })).toHaveAttribute('href', '/dashboard');
    expect(menu().getByRole('link', { name: 'Dashboard' })).toHaveAttribute('href', '/dashboard');
  });
});

describe('categories', () => {
  test('all three levels are links in the menu', async () => {
    await draw();
    for (const [name, id] of [
      ['All Herbs', 402],
      ['Herb Powders', 4021],
      ['Immunity Herbs', 40211],
      ['Roasted Beans', 4011],
      ['Books', 430],
    ] as const) {
      expect(menu().getByRole('link', { name })).toHaveAttribute('href', `/shop?category=${id}`);
    }
    expect(menu().getByRole('link', { name: 'All products' })).toHaveAttribute('href', '/shop');
  });

  test('the featured ones stand in the line, in their order', async () => {
    await draw();
    const line = within(screen.getByRole('navigation', { name: 'Categories' }));
    expect(line.getAllByRole('link').map((link) => link.textContent)).toEqual([
      'Coffee',
      'Herbs',
      'Journal',
      'Vanya Elite',
    ]);
  });

  test('both buttons open the one menu before any script has run', async () => {
    await draw();
    const id = screen.getByRole('navigation', { name: 'All categories' }).id;
    for (const name of ['Menu', 'All categories']) {
      expect(screen.getByRole('button', { name })).toHaveAttribute('popovertarget', id);
    }
  });
});

test('the first link skips to the content', async () => {
  await draw();
  expect(screen.getAllByRole('link')[0]).toHaveAttribute('href', '#main');
});
