import { beforeEach, expect, test } from '@jest/globals';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server.node';
import { EmailLoginForm } from '@/components/account/email-login-form.client';
import { SurfaceProvider } from '@/components/ui/link.client';
import { NOBODY } from '@/lib/api/shopper';
import { connectToasts } from '@/lib/browser/toast';
import { openAccountDoor, openSilentDoor, refuse } from '../../support/account-door';
import { fakeRouter } from '../../support/in-app-router';

const user = userEvent.setup();
let toasts: string[];

beforeEach(() => {
  toasts = [];
  connectToasts(({ kind, text }) => toasts.push(`${kind}: ${text}`));
});

async function logIn(password = 'Demo@1234'): Promise<void> {
  await user.type(screen.getByLabelText(/Email/), 'demo@example.com');
  await user.type(screen.getByLabelText(/^Password/), password);
  await user.click(screen.getByRole('button', { name: 'Login' }));
}

test('a login leads to where the shopper wanted to go', async () => {
  const session = { ...NOBODY, loggedIn: true, firstName: 'Asha' };
  const sent = openAccountDoor(() =>
    Response.json({ session, changes: [], message: 'Login successfully!' }),
  );
  const { push, wrapper } = fakeRouter();
  render(<EmailLoginForm next="/wishlist" />, { wrapper });
  await logIn();
  await waitFor(() => expect(push).toHaveBeenCalledWith('/wishlist'));
  expect(toasts).toEqual(['success: Login successfully!']);
  expect(sent).toEqual([
    { path: '/api/login', body: { email: 'demo@example.com', password: 'Demo@1234' } },
  ]);
});

test('a refused login says why, goes nowhere and keeps what was typed', async () => {
  openAccountDoor(() =>
    refuse({ status: 422, code: 'invalid', message: 'Invalid email or password' }),
  );
  const { push, wrapper } = fakeRouter();
  render(<EmailLoginForm next="/shop" />, { wrapper });
  await logIn('Wrong@1234');
  expect(await screen.findByRole('alert')).toHaveTextContent('Invalid email or password');
  expect(toasts).toEqual(['error: Invalid email or password']);
  expect(screen.getByLabelText(/Email/)).toHaveValue('demo@example.com');
  expect(push).not.toHaveBeenCalled();
});

test('a silent shop is told in the specified words', async () => {
  openSilentDoor();
  const { wrapper } = fakeRouter();
  render(<EmailLoginForm next="/shop" />, { wrapper });
  await logIn();
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Something went wrong. Please try again later!',
  );
});

test('the password is shown on demand', async () => {
  const { wrapper } = fakeRouter();
  render(<EmailLoginForm next="/shop" />, { wrapper });
  expect(screen.getByLabelText(/^Password/)).toHaveAttribute('type', 'password');
  const toggle = screen.getByRole('button', { name: 'Show password' });
  await user.click(toggle);
  expect(screen.getByLabelText(/^Password/)).toHaveAttribute('type', 'text');
  expect(toggle).toHaveAttribute('aria-pressed', 'true');
});

test('works as a plain form post that keeps the way and, refused, the address typed', () => {
  const { wrapper: Router } = fakeRouter();
  const html = renderToString(
    <Router>
      <SurfaceProvider surface="app">
        <EmailLoginForm
          next="/cart"
          flash={{
            message: 'Invalid email or password',
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
  expect(screen.getByRole('alert')).toHaveTextContent('Invalid email or password');
  document.body.innerHTML = '';
});
