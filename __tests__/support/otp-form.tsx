import { jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { OtpForm } from '@/components/account/otp-form.client';
import { EMPTY_CART, NOBODY } from '@/lib/api/shopper';
import { connectToasts } from '@/lib/browser/toast';
import { openFakeDoor } from './fake-door';

export const NUMBER = '9800000001';
const CUSTOMER = { ...NOBODY, loggedIn: true, firstName: 'Nandini' };

interface Sent {
  path: string;
  body: Record<string, string>;
}

/** What the form has sent, and what toasts have told. */
export const sent: Sent[] = [];
export const told: string[] = [];
/** Answers to come, by path; without one the call succeeds. */
export const refusals: Record<string, object> = {};
export const onLoggedIn = jest.fn();

export const refuse = (message: string, more: object = {}) => ({
  status: false,
  code: 'invalid',
  message,
  ...more,
});

/** A door that takes whatever number and code it is not told to refuse. Before each test. */
export function openOtpDoor(): void {
  sent.length = 0;
  told.length = 0;
  for (const path of Object.keys(refusals)) delete refusals[path];
  onLoggedIn.mockClear();
  connectToasts(({ kind, text }) => told.push(`${kind}: ${text}`));
  openFakeDoor(async ({ pathname }, request) => {
    if (pathname === '/api/cart') return Response.json({ cart: EMPTY_CART, session: CUSTOMER });
    if (request.method === 'GET') return Response.json(refuse('Not now.'), { status: 422 });
    sent.push({ path: pathname, body: await request.json() });
    const refusal = refusals[pathname];
    if (refusal) return Response.json(refusal, { status: 422 });
    return Response.json({ message: 'Done', session: CUSTOMER, changes: [] });
  });
}

export const draw = () => render(<OtpForm title="Welcome to Vanya" onLoggedIn={onLoggedIn} />);
export const number = () => screen.getByLabelText('Mobile number');
export const go = () => screen.getByRole('button', { name: 'Continue' });
export const code = () => screen.getByLabelText<HTMLInputElement>('6-digit OTP');
export const sentTo = (path: string) => sent.filter((one) => one.path === path);

/** The form with a code sent to the number. */
export async function drawCodeStep(): Promise<void> {
  draw();
  await userEvent.type(number(), `${NUMBER}{Enter}`);
  await screen.findByRole('heading', { name: 'Enter the code' });
}
