import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { GiftVoucherForm } from '@/components/gift-voucher/gift-voucher-form.client';
import { connectToasts } from '@/lib/browser/toast';
import type { Sent } from '../../support/account-door';
import { openAccountDoor, refuse } from '../../support/account-door';
import { allowCaptcha } from '../../support/captcha-in-dom';
import { fakeRouter } from '../../support/in-app-router';

const user = userEvent.setup();
const field = (label: RegExp) => screen.getByLabelText(label);
const button = (name: string) => screen.getByRole('button', { name });
const checkout = () => button('Checkout');

/** A window as far as the form touches it. */
function fakeWindow() {
  const replace = jest.fn();
  const close = jest.fn();
  const opened = { opener: {}, document: { title: '', body: {} }, location: { replace }, close };
  jest.spyOn(window, 'open').mockReturnValue(opened as unknown as Window);
  return { replace, close, opened };
}

let sent: Sent[];
let answer: () => Response;
let toasts: string[];

beforeEach(() => {
  allowCaptcha();
  toasts = [];
  connectToasts(({ kind, text, place }) => toasts.push(`${kind} ${place}: ${text}`));
  answer = () => Response.json({ next: '/pay/abc' });
  sent = openAccountDoor(() => answer());
});
afterEach(() => void jest.restoreAllMocks());

function draw() {
  const { push, wrapper } = fakeRouter();
  render(<GiftVoucherForm />, { wrapper });
  return push;
}

async function fillIn(): Promise<void> {
  await user.type(field(/Receiver name/), 'Ravi Iyer');
  await user.type(field(/Receiver email/), 'ravi@example.com');
  await user.type(field(/Sender name/), 'Asha Rao');
  await user.type(field(/Sender email/), 'asha@example.com');
  await waitFor(() => expect(checkout()).not.toHaveAttribute('aria-disabled'));
}

describe('the form of a gift voucher', () => {
  test('offers amounts, and takes any other within bounds', async () => {
    draw();
    await user.click(button('₹2,000'));
    expect(field(/Custom amount/)).toHaveValue('2000');
    expect(button('₹2,000')).toHaveAttribute('aria-pressed', 'true');
    await user.clear(field(/Custom amount/));
    await user.type(field(/Custom amount/), '99');
    await user.tab();
    expect(
      await screen.findByText('Please choose an amount from ₹100 to ₹10,000'),
    ).toBeInTheDocument();
  });

  test('opens the payment page in a window that cannot reach back, and goes home', async () => {
    const { replace, opened } = fakeWindow();
    const push = draw();
    expect(checkout()).toHaveAttribute('aria-disabled', 'true');
    await fillIn();
    await user.click(checkout());
    await waitFor(() => expect(replace).toHaveBeenCalledWith('/pay/abc'));
    expect(opened.opener).toBeNull();
    expect(push).toHaveBeenCalledWith('/');
    expect(sent).toMatchObject([
      {
        path: '/api/gift-vouchers',
        body: {
          amount: '500',
          receiver_email: 'ravi@example.com',
          txnid: expect.stringMatching(/^\d+$/),
        },
      },
    ]);
  });

  test('that fails says so, closes the window and keeps what was typed; again it is the same one', async () => {
    const { close, replace } = fakeWindow();
    draw();
    await fillIn();
    answer = () => refuse({ status: 503, code: 'unavailable', message: 'Away.' });
    await user.click(checkout());
    await waitFor(() => expect(toasts).toEqual(['error top-right: Something went wrong']));
    expect(close).toHaveBeenCalled();
    expect(field(/Receiver email/)).toHaveValue('ravi@example.com');
    answer = () => Response.json({ next: '/pay/abc' });
    await waitFor(() => expect(checkout()).not.toHaveAttribute('aria-disabled'));
    await user.click(checkout());
    await waitFor(() => expect(replace).toHaveBeenCalled());
    const [first, second] = sent.map(({ body }) => (body as { txnid: string }).txnid);
    expect(second).toBe(first);
  });
});
