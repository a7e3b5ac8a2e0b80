import { afterAll, afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { openFakeApi } from '@/__tests__/support/fake-api';
import { fakeRouter } from '@/__tests__/support/in-app-router';
import { LoginHost } from '@/components/account/login-host.client';
import { LoginInvitation } from '@/components/account/login-invitation.client';
import { SurfaceProvider } from '@/components/ui/link.client';
import { closeLogin, loginPopup, openLogin } from '@/lib/browser/login-popup';
import { updateSession } from '@/lib/browser/session-store';
import type { Surface } from '@/lib/surface';
import { ANONYMOUS_SHOPPER } from '@/lib/view/session';

const CUSTOMER = { ...ANONYMOUS_SHOPPER, loggedIn: true, firstName: 'Nandini' };

function draw(content: ReactNode, surface: Surface = 'web') {
  const { push, wrapper } = fakeRouter();
  render(<SurfaceProvider surface={surface}>{content}</SurfaceProvider>, { wrapper });
  return push;
}

const open = (options?: Parameters<typeof openLogin>[0]) => act(async () => openLogin(options));
const dialog = () => screen.queryByRole('dialog', { name: 'Login' });

beforeEach(async () => {
  openFakeApi(() => Response.json(ANONYMOUS_SHOPPER));
  await act(async () => updateSession(ANONYMOUS_SHOPPER));
});
afterEach(() => act(() => closeLogin()));
afterAll(() => void dispatchEvent(new Event('pagehide')));

describe('LoginHost', () => {
  test('renders nothing until the login is opened', async () => {
    draw(<LoginHost />);
    expect(dialog()).toBeNull();
    await open();
    await waitFor(() => expect(dialog()).toBeVisible());
    expect(screen.getByRole('heading', { name: 'Welcome to Vanya' })).toBeVisible();
  });

  test('offers email login, sign-up and continuing as a guest', async () => {
    draw(<LoginHost />);
    await open({ next: '/checkout' });
    const email = await screen.findByRole('link', { name: 'Use email and password' });
    expect(email).toHaveAttribute('href', '/login?next=%2Fcheckout');
    expect(screen.getByRole('link', { name: 'Create New Account' })).toHaveAttribute(
      'href',
      '/signup?next=%2Fcheckout',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Not now' }));
    expect(dialog()).toBeNull();
    expect(loginPopup.get().isOpen).toBe(false);
  });

  test('closes after the login and opens the page that was requested with it', async () => {
    const push = draw(<LoginHost />);
    await open({ next: '/checkout' });
    await waitFor(() => expect(dialog()).toBeVisible());
    await act(async () => updateSession(CUSTOMER));
    expect(dialog()).toBeNull();
    expect(push.mock.calls).toEqual([['/checkout']]);
  });

  test('stays on the page when no other page was requested', async () => {
    const push = draw(<LoginHost />);
    await open();
    await waitFor(() => expect(dialog()).toBeVisible());
    await act(async () => updateSession(CUSTOMER));
    expect(dialog()).toBeNull();
    expect(push).not.toHaveBeenCalled();
  });

  test('leads staff to the shop', async () => {
    const push = draw(<LoginHost />);
    await open();
    await waitFor(() => expect(dialog()).toBeVisible());
    await act(async () => updateSession({ ...CUSTOMER, isStaff: true }));
    expect(push.mock.calls).toEqual([['/shop']]);
  });

  test('stays open for a login that has ended, and leaves staff on the page of the desk', async () => {
    history.replaceState(null, '', '/dashboard/products/1042');
    const staff = { ...CUSTOMER, isStaff: true };
    await act(async () => updateSession(staff));
    const push = draw(<LoginHost />);
    await open();
    await waitFor(() => expect(dialog()).toBeVisible());
    await act(async () => updateSession(staff));
    expect(dialog()).toBeNull();
    expect(push).not.toHaveBeenCalled();
    history.replaceState(null, '', '/');
  });

  test('closes with the back button', async () => {
    draw(<LoginHost />);
    await open();
    await waitFor(() => expect(dialog()).toBeVisible());
    act(() => void dispatchEvent(new PopStateEvent('popstate')));
    expect(dialog()).toBeNull();
  });

  test('inside the mobile app opens the login page instead', async () => {
    const push = draw(<LoginHost />, 'app');
    await open({ next: '/checkout' });
    expect(push.mock.calls).toEqual([['/login?next=%2Fcheckout&mobile=true']]);
    expect(loginPopup.get().isOpen).toBe(false);
  });
});

describe('LoginInvitation', () => {
  const HALF_A_MINUTE = 30_000;
  const rest = () => act(async () => jest.advanceTimersByTime(HALF_A_MINUTE));

  beforeEach(() => {
    // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no Cookie Store API
    document.cookie = 'login-seen=; path=/; max-age=0';
    jest.useFakeTimers();
  });
  afterEach(() => void jest.useRealTimers());

  test('opens the login for an idle visitor, once in all tabs of a browser session', async () => {
    draw(<LoginInvitation />);
    expect(loginPopup.get().isOpen).toBe(false);
    await rest();
    expect(loginPopup.get().isOpen).toBe(true);
    act(() => closeLogin());
    // Each tab has a session storage of its own.
    sessionStorage.clear();
    draw(<LoginInvitation />);
    await rest();
    expect(loginPopup.get().isOpen).toBe(false);
  });

  test('does not open for customers', async () => {
    await act(async () => updateSession(CUSTOMER));
    draw(<LoginInvitation />);
    await rest();
    expect(loginPopup.get().isOpen).toBe(false);
  });

  test('does not open inside the mobile app', async () => {
    draw(<LoginInvitation />, 'app');
    await rest();
    expect(loginPopup.get().isOpen).toBe(false);
  });
});
