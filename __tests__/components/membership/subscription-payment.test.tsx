import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server.node';
import { openFakeApi } from '@/__tests__/support/fake-api';
import { fakeRouter } from '@/__tests__/support/in-app-router';
import { SAMPLE_GAIN } from '@/__tests__/support/sample-gain';
import { MembershipPayment } from '@/components/membership/membership-payment.client';
import { SurfaceProvider } from '@/components/ui/link.client';
import { paymentMessages } from '@/contract/messages/payments';
import { connectToasts } from '@/lib/browser/toast';
import type { Surface } from '@/lib/surface';
import type { MemberGain, MembershipPaymentState } from '@/lib/view/membership';
import { ANONYMOUS_SHOPPER } from '@/lib/view/session';

const OFFER = { plan: 'monthly' as const, name: 'One month', price: 99, months: 1 };
/** The page polls once a second. */
const SOON = { timeout: 8000 };
/** It welcomes a member for some seconds before it opens the home page. */
const AFTER_WELCOME = { timeout: 10_000 };

let toasts: string[];
let asked: number;
beforeEach(() => {
  toasts = [];
  asked = 0;
  connectToasts(({ kind, text }) => toasts.push(`${kind}: ${text}`));
});

interface Drawn {
  first: MembershipPaymentState;
  gain?: MemberGain | null;
  /** Sets the shop's answer from now on. */
  later?: MembershipPaymentState | 'nothing';
  surface?: Surface;
}

function draw({ first, gain = SAMPLE_GAIN, later = first, surface = 'web' }: Drawn) {
  const { replace, wrapper: Wrapper } = fakeRouter();
  const answerOf = (state: MembershipPaymentState) => ({
    state,
    gain: state === 'paid' ? gain : null,
  });
  const shop = { state: later };
  openFakeApi(({ pathname }) => {
    if (pathname !== '/api/elite/purchase')
      return Response.json({ ...ANONYMOUS_SHOPPER, isElite: true });
    asked += 1;
    if (shop.state === 'nothing') return Response.error();
    return Response.json(answerOf(shop.state));
  });
  const view = (
    <SurfaceProvider surface={surface}>
      <MembershipPayment offer={OFFER} txnid="p-1" first={answerOf(first)} flash={undefined} />
    </SurfaceProvider>
  );
  const html = renderToString(<Wrapper>{view}</Wrapper>);
  const { container } = render(view, { wrapper: Wrapper });
  // The form is not submitted: jsdom opens no windows.
  container.addEventListener('submit', (event) => event.preventDefault());
  return { replace, html, shop, container, user: userEvent.setup() };
}

const heading = () => screen.getByRole('heading', { level: 1 });

describe('a purchase', () => {
  test('displays its price and opens its payment page in a new window', () => {
    const { html } = draw({ first: 'new' });
    expect(html).toContain('₹99.00');
    expect(html).toContain('GST included');
    expect(html).toMatch(/<form[^>]*action="\/api\/elite\/purchase"[^>]*target="_blank"/);
    expect(html).toContain('name="txnid" value="p-1"');
    expect(asked).toBe(0);
  });

  test('inside the mobile app stays in the same window', () => {
    expect(draw({ first: 'new', surface: 'app' }).html).not.toContain('_blank');
  });

  test('that is paid welcomes the member, then opens the home page', async () => {
    const { replace } = draw({ first: 'waiting', later: 'paid' });
    expect(heading()).toHaveTextContent('Waiting for your payment');
    expect(await screen.findByText('Until 22 December 2026', {}, SOON)).toBeVisible();
    expect(heading()).toHaveTextContent(paymentMessages.paid);
    expect(screen.getByText('The home page opens in a few seconds.')).toBeVisible();
    expect(replace).not.toHaveBeenCalled();
    await waitFor(() => expect(replace).toHaveBeenCalledWith('/'), AFTER_WELCOME);
    expect(toasts).toEqual(['success: Payment successful! You are an Elite member now.']);
  }, 15_000);

  test('is asked for each second for three minutes, then every five', async () => {
    jest.useFakeTimers();
    draw({ first: 'waiting' });
    const askedWithin = async (seconds: number) => {
      const before = asked;
      await act(() => jest.advanceTimersByTimeAsync(seconds * 1000));
      return asked - before;
    };
    await act(() => jest.advanceTimersByTimeAsync(5000));
    expect(await askedWithin(60)).toBeGreaterThanOrEqual(55);
    await askedWithin(130);
    const rare = await askedWithin(60);
    expect(rare).toBeGreaterThanOrEqual(10);
    expect(rare).toBeLessThanOrEqual(12);
    jest.useRealTimers();
  });

  test('that is paid says what it saves now, before any script runs, and leads to the cart', () => {
    const { html } = draw({ first: 'paid' });
    expect(html).toContain('Until 22 December 2026');
    expect(html).toContain('You save ₹100.00 on the cart that waits.');
    expect(html).toMatch(/href="\/cart"[^>]*>Go to the cart/);
  });

  test('that is paid promises no saving where nothing waits, or nothing is known', () => {
    const { html } = draw({ first: 'paid', gain: { ...SAMPLE_GAIN, cartCount: 0, saving: 0 } });
    expect(html).not.toContain('You save');
    expect(html).toContain('Start shopping');
    expect(draw({ first: 'paid', gain: null }).html).toContain('Go to the home page');
  });

  test('welcomes for as long as the member wants', async () => {
    jest.useFakeTimers();
    const { replace } = draw({ first: 'paid' });
    fireEvent.click(screen.getByRole('button', { name: 'Stay here' }));
    await act(() => jest.advanceTimersByTimeAsync(60_000));
    expect(replace).not.toHaveBeenCalled();
    expect(screen.getByRole('link', { name: 'See my membership' })).toBeVisible();
    jest.useRealTimers();
  });

  test('is polled as soon as the payment page is opened, before the shop has stored it', async () => {
    const { user, shop } = draw({ first: 'new' });
    await user.click(screen.getByRole('button', { name: 'Open the payment page' }));
    expect(heading()).toHaveTextContent('Waiting for your payment');
    await waitFor(() => expect(asked).toBeGreaterThan(0), SOON);
    expect(heading()).toHaveTextContent('Waiting for your payment');
    shop.state = 'failed';
    expect(screen.getByRole('button', { name: 'Open the payment page again' })).toBeVisible();
  });

  test('that failed displays an error, stops polling and can be retried', async () => {
    const { user } = draw({ first: 'waiting', later: 'failed' });
    expect(await screen.findByRole('alert', {}, SOON)).toHaveTextContent(paymentMessages.failed);
    const before = asked;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(heading()).toHaveTextContent('Waiting for your payment');
    await waitFor(() => expect(asked).toBeGreaterThan(before), SOON);
    expect(heading()).toHaveTextContent('Waiting for your payment');
  });

  test('is polled again while the shop gives no answer', async () => {
    const { shop, replace } = draw({ first: 'waiting', later: 'nothing' });
    await waitFor(() => expect(asked).toBeGreaterThan(0), SOON);
    expect(heading()).toHaveTextContent('Waiting for your payment');
    shop.state = 'paid';
    expect(await screen.findByText(paymentMessages.paid, {}, { timeout: 8000 })).toBeVisible();
    expect(replace).not.toHaveBeenCalled();
  }, 15_000);

  test('is polled immediately when the shopper returns from the payment', async () => {
    const isHidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    const { shop } = draw({ first: 'waiting' });
    shop.state = 'paid';
    expect(asked).toBe(0);
    isHidden.mockReturnValue(false);
    document.dispatchEvent(new Event('visibilitychange'));
    await waitFor(() => expect(heading()).toHaveTextContent(paymentMessages.paid), {
      timeout: 800,
    });
    isHidden.mockRestore();
  });

  test('can be reloaded without scripts', () => {
    expect(draw({ first: 'waiting' }).html).toMatch(
      /<noscript>.*href="\/subscription-payment\?plan=monthly&amp;txnid=p-1".*Look again/s,
    );
  });

  test('that expired displays that a completed payment is not lost', () => {
    draw({ first: 'expired' });
    expect(screen.getByText(/If you have paid, you need not pay again/)).toBeVisible();
  });
});
