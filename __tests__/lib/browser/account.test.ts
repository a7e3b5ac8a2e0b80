import { afterAll, beforeAll, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import { openFakeApi } from '@/__tests__/support/fake-api';
import { accountApiMessages, accountMessages } from '@/contract/messages/account';
import * as account from '@/lib/browser/account';
import { cartQueue } from '@/lib/browser/cart';
import { recentSearches, rememberSearch } from '@/lib/browser/recent-searches';
import { knownSession, updateSession } from '@/lib/browser/session-store';
import { listenToOtherTabs } from '@/lib/browser/tabs';
import { connectToasts, type ToastMessage } from '@/lib/browser/toast';
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

const SIGN_UP = {
  email: 'asha@example.com',
  first_name: 'Asha',
  last_name: 'Rao',
  mobile_no: '9800000008',
  password: 'Secret@12',
  confirm_password: 'Secret@12',
  recaptcha: 'x',
};

let asked: string[];
let bodies: unknown[];
let refusal: Response | 'lost' | undefined;
let session: object;
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
  session = ANONYMOUS_SHOPPER;
  news.mockClear();
  updateSession(ANONYMOUS_SHOPPER);
  openFakeApi(async (url, request) => {
    asked.push(`${request.method} ${url.pathname}`);
    if (url.pathname === '/api/cart') return Response.json(cart);
    if (url.pathname === '/api/session') return Response.json(session);
    bodies.push(await request.json());
    if (refusal === 'lost') throw new TypeError('No answer');
    return refusal?.clone() ?? Response.json(loggedIn);
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

  test('whose answer is lost holds where the session says so', async () => {
    refusal = 'lost';
    session = nandini;
    const answer = await account.postLogInByEmail({ email: 'a@b.example', password: 'x' });
    expect(answer).toMatchObject({
      session: { loggedIn: true },
      message: accountMessages.loggedIn,
    });
    expect(asked).toContain('GET /api/session');
    expect(knownSession()).toMatchObject(nandini);
  });

  test('a sign-up that was made without an answer is not refused as a known address', async () => {
    refusal = 'lost';
    await expect(account.postSignUp(SIGN_UP)).rejects.toMatchObject({ kind: 'network' });
    const message = accountApiMessages.knownEmail;
    refusal = Response.json({ status: false, code: 'invalid', message }, { status: 422 });
    const again = account.postSignUp(SIGN_UP);
    await expect(again).rejects.toMatchObject({ message: accountMessages.madeBefore });
    const other = account.postSignUp({ ...SIGN_UP, mobile_no: '9800000009' });
    await expect(other).rejects.toMatchObject({ message });
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
