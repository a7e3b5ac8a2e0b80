import { afterAll, beforeEach, describe, expect, test } from '@jest/globals';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { openFakeApi } from '@/__tests__/support/fake-api';
import { fakeRouter } from '@/__tests__/support/in-app-router';
import { Header } from '@/components/chrome/header';
import { commonMessages } from '@/contract/messages/common';
import { closeLogin, loginPopup } from '@/lib/browser/login-popup';
import { updateSession } from '@/lib/browser/session-store';
import { connectToasts } from '@/lib/browser/toast';
import { routes } from '@/lib/routes';
import { EMPTY_CART } from '@/lib/view/cart';
import { ANONYMOUS_SHOPPER, type SessionSummary } from '@/lib/view/session';
import { sampleCategories } from './sample-categories';

const EMPTY = { cart: EMPTY_CART, gift: { isGift: false, message: '' } };

async function draw(session: Partial<SessionSummary> = {}) {
  const shopper = { ...ANONYMOUS_SHOPPER, ...session };
  openFakeApi((url) =>
    Response.json(url.pathname === '/api/cart' ? { ...EMPTY, session: shopper } : shopper),
  );
  const { wrapper } = fakeRouter();
  render(<Header categories={sampleCategories} announcement={null} pages={[]} />, { wrapper });
  await act(async () => updateSession(shopper));
}

const tools = () => within(screen.getByRole('navigation', { name: 'Your shop' }));
const menu = () => within(screen.getByRole('navigation', { name: 'All categories' }));

beforeEach(() => updateSession(ANONYMOUS_SHOPPER));
// pagehide closes the channel to the other tabs.
afterAll(() => void dispatchEvent(new Event('pagehide')));

describe('counters', () => {
  test('are part of the link’s accessible name', async () => {
    await draw({ cartCount: 3, wishlistCount: 1 });
    expect(tools().getByRole('link', { name: 'Cart, 3 items' })).toHaveAttribute('href', '/cart');
    expect(tools().getByRole('link', { name: 'Wishlist, 1 item' })).toHaveAttribute(
      'href',
      '/wishlist',
    );
  });

  test('show 99+ above 99 and announce the exact number', async () => {
    await draw({ cartCount: 100 });
    expect(tools().getByRole('link', { name: 'Cart, 100 items' })).toHaveTextContent('99+');
  });

  test('are hidden at zero', async () => {
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

  test('opens the login dialog, or the login page in a new tab', async () => {
    await draw();
    const login = tools().getByRole('link', { name: 'Login' });
    // jsdom does not follow links.
    document.body.addEventListener('click', (event) => event.preventDefault(), { once: true });
    fireEvent.click(login, { ctrlKey: true });
    expect(loginPopup.get().isOpen).toBe(false);
    fireEvent.click(login);
    expect(loginPopup.get().isOpen).toBe(true);
    closeLogin();
  });

  test('logs out by a request and displays an error when that fails', async () => {
    await draw({ loggedIn: true, firstName: 'Nandini' });
    const told: string[] = [];
    const disconnect = connectToasts(({ text }) => told.push(text));
    const asked: string[] = [];
    openFakeApi(({ pathname }, { method }) => {
      // An idle page reads its session whenever it likes.
      if (method !== 'GET') asked.push(`${method} ${pathname}`);
      return new Response(null, { status: 500 });
    });
    fireEvent.click(tools().getByRole('button', { name: 'Logout' }));
    await waitFor(() => expect(told).toEqual([commonMessages.wentWrongTryLater]));
    expect(asked).toEqual(['POST /api/logout']);
    disconnect();
  });

  test('offers account, orders and Logout to a customer, and no dashboard', async () => {
    await draw({ loggedIn: true, firstName: 'Nandini' });
    expect(tools().getByRole('button', { name: 'Nandini, your account' })).toHaveTextContent(
      'Nandini',
    );
    expect(tools().getByRole('link', { name: 'My account' })).toHaveAttribute('href', '/profile');
    const orders = tools().getByRole('link', { name: 'My orders' });
    expect(orders).toHaveAttribute('href', '/profile#orders');
    expect(tools().getByRole('button', { name: 'Logout' })).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Dashboard' })).toBeNull();
    expect(screen.queryByRole('link', { name: 'Login' })).toBeNull();
  });

  test('names the account of somebody without a name, such as the first member of staff', async () => {
    await draw({ loggedIn: true, firstName: '', isStaff: true });
    expect(tools().getByRole('button', { name: 'Your account' })).toHaveTextContent('My account');
    expect(menu().getByText('My account', { selector: 'b' })).toBeInTheDocument();
  });

  test('offers the dashboard to staff, also in the drawer', async () => {
    const href = routes.dashboard();
    await draw({ loggedIn: true, firstName: 'Asha', isStaff: true });
    expect(tools().getByRole('link', { name: 'Dashboard' })).toHaveAttribute('href', href);
    expect(menu().getByRole('link', { name: 'Dashboard' })).toHaveAttribute('href', href);
  });
});

describe('categories', () => {
  test('all three levels are links in the menu', async () => {
    await draw();
    for (const [name, path] of [
      ['All Herbs', '402/herbs'],
      ['Herb Powders', '4021/herb-powders'],
      ['Immunity Herbs', '40211/immunity-herbs'],
      ['Roasted Beans', '4011/roasted-beans'],
      ['Books', '430/books'],
    ] as const) {
      expect(menu().getByRole('link', { name })).toHaveAttribute('href', `/categories/${path}`);
    }
    expect(menu().getByRole('link', { name: 'All products' })).toHaveAttribute('href', '/shop');
  });

  test('the featured ones are listed in the header, in their order', async () => {
    await draw();
    const line = within(screen.getByRole('navigation', { name: 'Categories' }));
    expect(line.getAllByRole('link').map((link) => link.textContent)).toEqual([
      'Coffee',
      'Herbs',
      'Journal',
      'Vanya Elite',
    ]);
  });

  test('both buttons open the same menu before scripts run', async () => {
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
