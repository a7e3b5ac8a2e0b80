import { afterAll, beforeAll, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import { openFakeApi } from '@/__tests__/support/fake-api';
import { accountApiMessages, accountMessages } from '@/contract/messages/account';
import * as account from '@/lib/browser/account';
import { cartQueue } from '@/lib/browser/cart';
import { recentSearches, rememberSearch } from '@/lib/browser/recent-searches';
import { knownSession, updateSession } from '@/lib/browser/session-store';
import { listenToOtherTabs } from '@/lib/browser/tabs';
import type { ToastMessage } from '@/lib/browser/toast';
import { connectToasts } from '@/lib/browser/toast';
import { readDraft, writeDraft } from '@/lib/forms/draft-store';
import { EMPTY_CART } from '@/lib/view/cart';
import { ANONYMOUS_SHOPPER } from '@/lib/view/session';

const nandini = {
  ...ANONYMOUS_SHOPPER,
  loggedIn: true,
  firstName: 'Nandini',
  cartCount: 2,
  cartTotal: 990,
};
const loggedIn = {
  session: nandini,
  changes: ['Only 3 of Brass lamp are left.'],
  message: accountMessages.loggedIn,
};
const cart = {
  cart: EMPTY_CART,
  gift: { isGift: false, message: '' },
  session: { loggedIn: true, firstName: 'Nandini', isStaff: false, cartCount: 2, cartTotal: 990 },
};

let asked: string[];
let bodies: unknown[];
let refusal: Response | undefined;
let told: ToastMessage[];
let disconnect: () => void;
const otherTab = new BroadcastChannel('shop');
const news = jest.fn();

beforeAll(() => {
  disconnect = connectToasts((message) => told.push(message));
  listenToOtherTabs(() => undefined);
  otherTab.addEventListener('message', news);
});
afterAll(() => {
  disconnect();
  dispatchEvent(new Event('pagehide'));
});

beforeEach(() => {
  asked = [];
  bodies = [];
  told = [];
  refusal = undefined;
  news.mockClear();
  updateSession(ANONYMOUS_SHOPPER);
  openFakeApi(async (url, request) => {
    asked.push(`${request.method} ${url.pathname}`);
    if (url.pathname === '/api/cart') return Response.json(cart);
    bodies.push(await request.json());
    return refusal ?? Response.json(loggedIn);
  });
});

describe('a login', () => {
  test.each([
    ['/api/login', () => account.postLogInByEmail({ email: 'a@b.example', password: 'x' })],
    [
      '/api/otp/verify',
      () => account.postVerifyLoginCode({ mobile_no: '9800000001', otp: '123456' }),
    ],
  ])('at %s shows the customer everywhere and reports changes of the cart', async (path, logIn) => {
    expect(await logIn()).toEqual(loggedIn);
    expect(knownSession()).toMatchObject(nandini);
    expect(told).toMatchObject([
      { kind: 'success', text: accountMessages.loggedIn },
      { kind: 'warning', text: 'Only 3 of Brass lamp are left.' },
    ]);
    await waitFor(() => expect(asked).toEqual([`POST ${path}`, 'GET /api/cart']));
    await waitFor(() => expect(news).toHaveBeenCalled());
  });

  test('waits for earlier writes', async () => {
    void cartQueue.put({ kind: 'add', productId: 1001, quantity: 1 });
    await account.postLogInByEmail({ email: 'a@b.example', password: 'x' });
    expect(asked.slice(0, 2)).toEqual(['POST /api/cart', 'POST /api/login']);
    await cartQueue.untilIdle();
  });

  test('that is refused changes nothing and returns the reason to its form', async () => {
    const message = accountApiMessages.wrongLogin;
    refusal = Response.json({ status: false, code: 'invalid', message }, { status: 422 });
    await expect(
      account.postLogInByEmail({ email: 'a@b.example', password: 'x' }),
    ).rejects.toMatchObject({ name: 'ApiError', code: 'invalid', message });
    expect([knownSession()?.loggedIn, told, news.mock.calls]).toEqual([false, [], []]);
  });
});

test.each([
  ['/api/otp', () => account.postSendLoginCode({ mobile_no: '9800000001', recaptcha: undefined })],
  [
    '/api/reset-password',
    () => account.postRequestPasswordReset({ email: 'a@b.example', recaptcha: 'x' }),
  ],
  [
    '/api/reset-password/..%2Fx',
    () => account.postResetPassword('../x', { new_password: 'a', confirm_password: 'a' }),
  ],
])('%s is requested without changing the page', async (path, ask) => {
  await ask();
  expect(asked).toEqual([`POST ${path}`]);
  expect([knownSession()?.loggedIn, told]).toEqual([false, []]);
});

describe('logging out', () => {
  // jsdom logs an error when a page navigates; a navigation to the same URL is ignored.
  beforeEach(() => history.replaceState(null, '', '/shop'));
  const untilLeft = async () => {
    const isLeft = expect.objectContaining({ message: expect.stringContaining('navigation') });
    await waitFor(() => expect(console.error).toHaveBeenCalledWith(isLeft));
    jest.mocked(console.error).mockClear();
  };

  test('ends the login first, then reloads the home page and notifies the other tabs', async () => {
    await account.postLogOut({ everywhere: true });
    await untilLeft();
    expect([asked, bodies]).toEqual([['POST /api/logout'], [{ everywhere: true }]]);
    await waitFor(() => expect(news).toHaveBeenCalled());
  });

  test('removes what was typed into forms and not sent', async () => {
    writeDraft('contact', ['name'], { name: 'Asha' });
    await account.postLogOut();
    await untilLeft();
    expect(readDraft('contact', ['name'])).toBeUndefined();
  });

  test('removes the recent searches', async () => {
    rememberSearch('kabz');
    await account.postLogOut();
    await untilLeft();
    expect(recentSearches()).toEqual([]);
  });

  test('fails and notifies no other tab when the shop does not end the login', async () => {
    refusal = new Response('Bad gateway', { status: 502 });
    await expect(account.postLogOut()).rejects.toThrow();
    expect(news).not.toHaveBeenCalled();
  });
});
