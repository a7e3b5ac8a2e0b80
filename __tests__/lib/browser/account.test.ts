import { afterAll, beforeAll, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import { EMPTY_CART, NOBODY } from '@/lib/api/shopper';
import * as account from '@/lib/browser/account';
import { cartQueue, knownSession, updateSession } from '@/lib/browser/shopper';
import { listenToOtherTabs } from '@/lib/browser/tabs';
import type { ToastMessage } from '@/lib/browser/toast';
import { connectToasts } from '@/lib/browser/toast';
import { openFakeDoor } from '../../support/fake-door';

const nandini = {
  ...NOBODY,
  loggedIn: true,
  firstName: 'Nandini',
  cartCount: 2,
  cartTotal: 990,
};
const loggedIn = {
  session: nandini,
  changes: ['Only 3 of Brass lamp are left.'],
  message: 'Login successfully!',
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
const otherTab = new BroadcastChannel('vanya');
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
  updateSession(NOBODY);
  openFakeDoor(async (url, request) => {
    asked.push(`${request.method} ${url.pathname}`);
    if (url.pathname === '/api/cart') return Response.json(cart);
    bodies.push(await request.json());
    return refusal ?? Response.json(loggedIn);
  });
});

describe('a login', () => {
  test.each([
    ['/api/login', () => account.logInByEmail({ email: 'a@b.example', password: 'x' })],
    ['/api/otp/verify', () => account.verifyOtp({ mobile_no: '9800000001', otp: '123456' })],
  ])('at %s shows the customer everywhere, and what became of the cart', async (path, logIn) => {
    expect(await logIn()).toEqual(loggedIn);
    expect(knownSession()).toMatchObject(nandini);
    expect(told).toEqual([
      { kind: 'success', text: 'Login successfully!' },
      { kind: 'warning', text: 'Only 3 of Brass lamp are left.' },
    ]);
    await waitFor(() => expect(asked).toEqual([`POST ${path}`, 'GET /api/cart']));
    await waitFor(() => expect(news).toHaveBeenCalled());
  });

  test('waits for what was tapped before', async () => {
    void cartQueue.put({ kind: 'add', productId: 1001, quantity: 1 });
    await account.logInByEmail({ email: 'a@b.example', password: 'x' });
    expect(asked.slice(0, 2)).toEqual(['POST /api/cart', 'POST /api/login']);
    await cartQueue.untilIdle();
  });

  test('that is refused shows nothing and says why to its form', async () => {
    const message = 'Invalid email or password';
    refusal = Response.json({ status: false, code: 'invalid', message }, { status: 422 });
    await expect(
      account.logInByEmail({ email: 'a@b.example', password: 'x' }),
    ).rejects.toMatchObject({ name: 'ApiError', code: 'invalid', message });
    expect([knownSession()?.loggedIn, told, news.mock.calls]).toEqual([false, [], []]);
  });
});

test.each([
  ['/api/otp', () => account.sendOtp({ mobile_no: '9800000001', recaptcha: undefined })],
  ['/api/reset-password', () => account.requestReset({ email: 'a@b.example', recaptcha: 'x' })],
  [
    '/api/reset-password/..%2Fx',
    () => account.resetPassword('../x', { new_password: 'a', confirm_password: 'a' }),
  ],
])('%s is asked without changing what is shown', async (path, ask) => {
  await ask();
  expect(asked).toEqual([`POST ${path}`]);
  expect([knownSession()?.loggedIn, told]).toEqual([false, []]);
});

describe('leaving', () => {
  // jsdom cannot leave a page, and says so; it does not even try where it is already.
  beforeEach(() => history.replaceState(null, '', '/shop'));
  const untilLeft = async () => {
    const isLeft = expect.objectContaining({ message: expect.stringContaining('navigation') });
    await waitFor(() => expect(console.error).toHaveBeenCalledWith(isLeft));
    jest.mocked(console.error).mockClear();
  };

  test('ends the login first, then opens home anew and tells the other tabs', async () => {
    await account.logOut({ everywhere: true });
    await untilLeft();
    expect([asked, bodies]).toEqual([['POST /api/logout'], [{ everywhere: true }]]);
    await waitFor(() => expect(news).toHaveBeenCalled());
  });

  test('does not happen while the shop has not done it', async () => {
    refusal = new Response('Bad gateway', { status: 502 });
    await expect(account.logOut()).rejects.toThrow();
    expect(news).not.toHaveBeenCalled();
  });
});
