import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server.node';
import { allowCaptcha } from '@/__tests__/support/captcha-in-dom';
import { openFakeAccountApi, refuse, type Sent } from '@/__tests__/support/fake-account-api';
import { openFakeApi } from '@/__tests__/support/fake-api';
import { fill } from '@/__tests__/support/fill';
import { fakeRouter } from '@/__tests__/support/in-app-router';
import { GiftCardForm } from '@/components/gift-card/gift-card-form.client';
import { giftCardApiMessages } from '@/contract/messages/gift-cards';
import { englishText } from '@/contract/messages/text-with-values';
import { updateSession } from '@/lib/browser/session-store';
import { connectToasts } from '@/lib/browser/toast';
import { ANONYMOUS_SHOPPER } from '@/lib/view/session';

const user = userEvent.setup();
const field = (label: RegExp) => screen.getByLabelText(label);
const button = (name: string) => screen.getByRole('button', { name });
const preset = (name: string) => screen.getByRole('radio', { name });
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
  render(<GiftCardForm terms={null} />, { wrapper });
  return push;
}

async function fillIn(): Promise<void> {
  await fill(user, field(/Receiver name/), 'Ravi Iyer');
  await fill(user, field(/Receiver email/), 'ravi@example.com');
  await fill(user, field(/Sender name/), 'Asha Rao');
  await fill(user, field(/Sender email/), 'asha@example.com');
  await waitFor(() => expect(checkout()).not.toHaveAttribute('aria-disabled'));
}

describe('the gift card form', () => {
  test('offers fixed amounts and accepts any other within the limits', async () => {
    draw();
    expect(preset('₹500')).toBeChecked();
    await user.click(preset('₹2,000'));
    expect(field(/Custom amount/)).toHaveValue('2000');
    expect(preset('₹2,000')).toBeChecked();
    await user.clear(field(/Custom amount/));
    await user.type(field(/Custom amount/), '99');
    await user.tab();
    expect(
      await screen.findByText(englishText(giftCardApiMessages.amountBounds)),
    ).toBeInTheDocument();
    expect(preset('₹2,000')).not.toBeChecked();
  });

  test('takes a preset that was chosen before the scripts ran', async () => {
    const { wrapper: Wrapper } = fakeRouter();
    const view = (
      <Wrapper>
        <GiftCardForm terms={null} />
      </Wrapper>
    );
    const page = document.createElement('div');
    page.innerHTML = renderToString(view);
    document.body.append(page);
    await user.click(within(page).getByRole('radio', { name: '₹1,000' }));
    render(view, { container: page, hydrate: true });
    await waitFor(() => expect(field(/Custom amount/)).toHaveValue('1000'));
    expect(preset('₹1,000')).toBeChecked();
  });

  test('begins with name and email of a customer who is logged in', async () => {
    const contact = { name: 'Meera Nair', email: 'meera@example.com', mobile: '' };
    openFakeApi(({ pathname }) =>
      Response.json(
        pathname === '/api/session' ? { ...ANONYMOUS_SHOPPER, loggedIn: true } : contact,
      ),
    );
    draw();
    await act(async () => updateSession({ ...ANONYMOUS_SHOPPER, loggedIn: true }));
    await waitFor(() => expect(field(/Sender name/)).toHaveValue('Meera Nair'));
    expect(field(/Sender email/)).toHaveValue('meera@example.com');
    expect(field(/Receiver name/)).toHaveValue('');
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
