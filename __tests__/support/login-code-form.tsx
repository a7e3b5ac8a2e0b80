import { jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LoginCodeForm, type LoginCodeStart } from '@/components/account/login-code-form.client';
import { connectToasts } from '@/lib/browser/toast';
import { EMPTY_CART } from '@/lib/view/cart';
import { ANONYMOUS_SHOPPER } from '@/lib/view/session';
import { openFakeApi } from './fake-api';

export const NUMBER = '9800000001';
const CUSTOMER = { ...ANONYMOUS_SHOPPER, loggedIn: true, firstName: 'Nandini' };

interface Sent {
  path: string;
  body: Record<string, string>;
}

/** The requests of the form, and the displayed toasts. */
export const sent: Sent[] = [];
export const toasts: string[] = [];
/** The refusals to answer, by path; without one the call succeeds. */
export const refusals: Record<string, object> = {};
/** The paths whose answers never come. */
export const lost = new Set<string>();
export const onLoggedIn = jest.fn();

export const refuse = (message: string, more: object = {}) => ({
  status: false,
  code: 'invalid',
  message,
  ...more,
});

/** A fake `/api` that accepts any number and code without a refusal. Call before each test. */
export function openFakeLoginCodeApi(): void {
  sent.length = 0;
  toasts.length = 0;
  for (const path of Object.keys(refusals)) delete refusals[path];
  lost.clear();
  onLoggedIn.mockClear();
  connectToasts(({ kind, text }) => toasts.push(`${kind}: ${text}`));
  openFakeApi(async ({ pathname }, request) => {
    if (pathname === '/api/cart') return Response.json({ cart: EMPTY_CART, session: CUSTOMER });
    if (request.method === 'GET') return Response.json(refuse('Not now.'), { status: 422 });
    sent.push({ path: pathname, body: await request.json() });
    if (lost.has(pathname)) throw new TypeError('No answer');
    const refusal = refusals[pathname];
    if (refusal) return Response.json(refusal, { status: 422 });
    return Response.json({ message: 'Done', session: CUSTOMER, changes: [] });
  });
}

export const draw = (start: LoginCodeStart = {}) =>
  render(<LoginCodeForm title="Welcome to Vanya" start={start} onLoggedIn={onLoggedIn} />);
export const number = () => screen.getByLabelText('Mobile number');
export const go = () => screen.getByRole('button', { name: 'Continue' });
export const code = () => screen.getByLabelText<HTMLInputElement>('6-digit OTP');
export const sentTo = (path: string) => sent.filter((one) => one.path === path);

/** Renders the form and sends a code to the number. */
export async function drawCodeStep(): Promise<void> {
  draw();
  await userEvent.type(number(), `${NUMBER}{Enter}`);
  await screen.findByRole('heading', { name: 'Enter the code' });
}
