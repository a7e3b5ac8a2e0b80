import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { allowCaptcha } from '@/__tests__/support/captcha-in-dom';
import type { Sent } from '@/__tests__/support/fake-account-api';
import { openFakeAccountApi, refuse } from '@/__tests__/support/fake-account-api';
import { fakeRouter } from '@/__tests__/support/in-app-router';
import { GiftCardForm } from '@/components/gift-card/gift-card-form.client';
import { giftCardApiMessages } from '@/contract/messages/gift-cards';
import { connectToasts } from '@/lib/browser/toast';

const user = userEvent.setup();
const field = (label: RegExp) => screen.getByLabelText(label);
const button = (name: string) => screen.getByRole('button', { name });
const checkout = () => button('Checkout');

/** The parts of a window that the form uses. */
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
  connectToasts(({ kind, text, position }) => toasts.push(`${kind} ${position}: ${text}`));
  answer = () => Response.json({ next: '/pay/abc' });
  sent = openFakeAccountApi(() => answer());
});
afterEach(() => void jest.restoreAllMocks());

function draw() {
  const { push, wrapper } = fakeRouter();
  render(<GiftCardForm />, { wrapper });
  return push;
}

async function fillIn(): Promise<void> {
  await user.type(field(/Receiver name/), 'Ravi Iyer');
  await user.type(field(/Receiver email/), 'ravi@example.com');
  await user.type(field(/Sender name/), 'Asha Rao');
  await user.type(field(/Sender email/), 'asha@example.com');
  await waitFor(() => expect(checkout()).not.toHaveAttribute('aria-disabled'));
}

describe('the gift card form', () => {
  test('offers fixed amounts and accepts any other within the limits', async () => {
    draw();
    await user.click(button('₹2,000'));
    expect(field(/Custom amount/)).toHaveValue('2000');
    expect(button('₹2,000')).toHaveAttribute('aria-pressed', 'true');
    await user.clear(field(/Custom amount/));
    await user.type(field(/Custom amount/), '99');
    await user.tab();
    expect(await screen.findByText(giftCardApiMessages.amountBounds)).toBeInTheDocument();
  });

  test('opens the payment page in a window without an opener and opens the home page', async () => {
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

  test('after a failure displays an error, closes the window and keeps the input; a retry keeps the txnid', async () => {
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
