import { beforeEach, expect, test } from '@jest/globals';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server.node';
import {
  openFakeAccountApi,
  openUnreachableApi,
  refuse,
} from '@/__tests__/support/fake-account-api';
import { fill } from '@/__tests__/support/fill';
import { fakeRouter } from '@/__tests__/support/in-app-router';
import { EmailLoginForm } from '@/components/account/email-login-form.client';
import { SurfaceProvider } from '@/components/ui/link.client';
import { accountApiMessages, accountMessages } from '@/contract/messages/account';
import { commonMessages } from '@/contract/messages/common';
import { passkeyMessages } from '@/contract/messages/passkeys';
import { connectToasts } from '@/lib/browser/toast';
import { ANONYMOUS_SHOPPER } from '@/lib/view/session';

const user = userEvent.setup();
let toasts: string[];

beforeEach(() => {
  toasts = [];
  connectToasts(({ kind, text }) => toasts.push(`${kind}: ${text}`));
});

async function logIn(password = 'Demo@1234'): Promise<void> {
  await fill(user, screen.getByLabelText(/Email/), 'demo@example.com');
  await fill(user, screen.getByLabelText(/^Password/), password);
  await user.click(screen.getByRole('button', { name: 'Login' }));
}

test('a login redirects to the requested page', async () => {
  const session = { ...ANONYMOUS_SHOPPER, loggedIn: true, firstName: 'Asha' };
  const sent = openFakeAccountApi(() =>
    Response.json({ session, changes: [], message: accountMessages.loggedIn }),
  );
  const { replace, wrapper } = fakeRouter();
  render(<EmailLoginForm next="/wishlist" />, { wrapper });
  await logIn();
  // In place of the login: Back leads to the page before it.
  await waitFor(() => expect(replace).toHaveBeenCalledWith('/wishlist'));
  expect(toasts).toEqual(['success: Login successfully!']);
  expect(sent).toEqual([
    { path: '/api/login', body: { email: 'demo@example.com', password: 'Demo@1234' } },
  ]);
});

test('a refused login displays the reason, stays on the page and keeps the input', async () => {
  openFakeAccountApi(() =>
    refuse({ status: 422, code: 'invalid', message: accountApiMessages.wrongLogin }),
  );
  const { push, wrapper } = fakeRouter();
  render(<EmailLoginForm next="/shop" />, { wrapper });
  // The room of the reason, which is kept so that nothing moves.
  expect(screen.getByRole('alert')).toBeEmptyDOMElement();
  expect(screen.getByRole('alert')).toHaveClass('room');
  await logIn('Wrong@1234');
  await waitFor(() =>
    expect(screen.getByRole('alert')).toHaveTextContent(accountApiMessages.wrongLogin),
  );
  expect(toasts).toEqual(['error: Invalid email or password']);
  for (const field of [screen.getByLabelText(/Email/), screen.getByLabelText(/^Password/)]) {
    expect(field).toBeInvalid();
    expect(field).toHaveAccessibleDescription(accountApiMessages.wrongLogin);
  }
  expect(screen.getByLabelText(/Email/)).toHaveValue('demo@example.com');
  expect(push).not.toHaveBeenCalled();
});

test('staff with a number are asked for its code, which goes with what they have typed', async () => {
  const notice = 'Enter the OTP we have sent to the mobile number ending in 03';
  const session = { ...ANONYMOUS_SHOPPER, loggedIn: true, isStaff: true };
  const sent = openFakeAccountApi(({ body }) =>
    'otp' in body
      ? Response.json({ session, changes: [], message: accountMessages.loggedIn })
      : refuse({ status: 422, code: 'invalid', message: notice, errors: { otp: [notice] } }),
  );
  const { replace, wrapper } = fakeRouter();
  render(<EmailLoginForm next="/dashboard" />, { wrapper });
  expect(screen.queryByLabelText('OTP')).toBeNull();
  await logIn();
  const field = await screen.findByLabelText('OTP');
  expect(field).toBeValid();
  expect(field).toHaveFocus();
  expect(field).toHaveAccessibleDescription(notice);
  await fill(user, field, '123456');
  await user.click(screen.getByRole('button', { name: 'Login' }));
  await waitFor(() => expect(replace).toHaveBeenCalledWith('/dashboard'));
  const typed = { email: 'demo@example.com', password: 'Demo@1234' };
  expect(sent.map(({ body }) => body)).toEqual([typed, { ...typed, otp: '123456' }]);
  expect(toasts).toEqual(['success: Login successfully!']);
});

/** A browser that has passkeys, whose person answers nothing. */
function declinePasskeys(): () => void {
  const get = () => Promise.reject(new DOMException('Not now', 'NotAllowedError'));
  Object.assign(window, { PublicKeyCredential: class {} });
  Object.defineProperty(navigator, 'credentials', { configurable: true, value: { get } });
  return () => {
    Reflect.deleteProperty(window, 'PublicKeyCredential');
    Reflect.deleteProperty(navigator, 'credentials');
  };
}

const orPasskey = (message: string) => ({
  ...{ status: 422, code: 'invalid', reason: 'second_factor_or_passkey_needed', message },
  errors: { second_factor: [message] },
});

test('staff with passkeys may use one, and a declined one loses nothing that is typed', async () => {
  const restore = declinePasskeys();
  const asked = { challenge: 'AAAA', rpId: 'localhost', timeout: 1000, allowCredentials: [] };
  const sent = openFakeAccountApi(({ path }) =>
    path.endsWith('/ask') ? Response.json(asked) : refuse(orPasskey('A passkey or a code')),
  );
  const { wrapper } = fakeRouter();
  render(<EmailLoginForm next="/dashboard" />, { wrapper });
  await logIn();
  await user.click(await screen.findByRole('button', { name: passkeyMessages.use }));
  await waitFor(() =>
    expect(screen.getByRole('alert')).toHaveTextContent(passkeyMessages.cancelled),
  );
  expect(sent.at(-1)).toEqual({
    path: '/api/login/passkey/ask',
    body: { email: 'demo@example.com', password: 'Demo@1234' },
  });
  expect(screen.getByLabelText(/^Password/)).toHaveValue('Demo@1234');
  expect(screen.getByLabelText('OTP')).toBeInTheDocument();
  restore();
});

test('a browser without passkeys offers none', async () => {
  openFakeAccountApi(() => refuse(orPasskey('A passkey or a code')));
  const { wrapper } = fakeRouter();
  render(<EmailLoginForm next="/dashboard" />, { wrapper });
  await logIn();
  expect(await screen.findByLabelText('OTP')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: passkeyMessages.use })).toBeNull();
});

test('no answer from the shop displays the specified message', async () => {
  openUnreachableApi();
  const { wrapper } = fakeRouter();
  render(<EmailLoginForm next="/shop" />, { wrapper });
  await logIn();
  await waitFor(() =>
    expect(screen.getByRole('alert')).toHaveTextContent(commonMessages.wentWrongTryLater),
  );
});

test('the password can be made visible', async () => {
  const { wrapper } = fakeRouter();
  render(<EmailLoginForm next="/shop" />, { wrapper });
  expect(screen.getByLabelText(/^Password/)).toHaveAttribute('type', 'password');
  const toggle = screen.getByRole('button', { name: 'Show password' });
  await user.click(toggle);
  expect(screen.getByLabelText(/^Password/)).toHaveAttribute('type', 'text');
  expect(toggle).toHaveAttribute('aria-pressed', 'true');
});

test('as a plain form post keeps the return path and, when refused, the typed email', () => {
  const { wrapper: Router } = fakeRouter();
  const html = renderToString(
    <Router>
      <SurfaceProvider surface="app">
        <EmailLoginForm
          next="/cart"
          flash={{
            message: accountApiMessages.wrongLogin,
            isError: true,
            typed: { email: 'demo@example.com' },
          }}
        />
      </SurfaceProvider>
    </Router>,
  );
  document.body.innerHTML = html;
  const form = document.querySelector('form');
  expect(form).toHaveAttribute('action', '/api/login');
  expect(form).toHaveAttribute('method', 'post');
  expect(Object.fromEntries(new FormData(form ?? undefined))).toEqual({
    email: 'demo@example.com',
    password: '',
    next: '/cart?mobile=true',
    from: '/login?next=%2Fcart&mobile=true',
  });
  expect(screen.getByRole('alert')).toHaveTextContent(accountApiMessages.wrongLogin);
  document.body.innerHTML = '';
});
