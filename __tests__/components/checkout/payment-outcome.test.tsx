import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, render, screen, waitFor } from '@testing-library/react';
import { openFakeApi } from '@/__tests__/support/fake-api';
import { fakeRouter } from '@/__tests__/support/in-app-router';
import { sampleOrder } from '@/__tests__/support/sample-order';
import { HindiTexts } from '@/__tests__/support/texts-in-languages';
import { PaymentOutcome } from '@/components/checkout/payment-outcome.client';
import { PaymentFailed } from '@/components/checkout/payment-result';
import { PlacedPanel } from '@/components/orders/placed-panel';
import { paymentMessages } from '@/contract/messages/payments';
import type { PaymentPurpose } from '@/contract/orders/payment-kinds';
import type { PaymentOutcomeState } from '@/lib/view/checkout';
import { ANONYMOUS_SHOPPER } from '@/lib/view/session';

let asked: string[];
beforeEach(() => {
  asked = [];
});

/** Renders the page of a payment for which the shop now answers `state`. */
function draw(
  txnid: string,
  first: PaymentOutcomeState,
  {
    state = 'pending',
    purpose = 'order',
    isWaiting = false,
  }: { state?: string; purpose?: PaymentPurpose; isWaiting?: boolean } = {},
) {
  openFakeApi(({ pathname }, { method }) => {
    asked.push(`${method} ${pathname}`);
    return Response.json(pathname === '/api/session' ? ANONYMOUS_SHOPPER : { state });
  });
  const { wrapper } = fakeRouter();
  const retry = {
    order: 'Order VN100028, ₹1,075.60',
    actions: <button type="button">Try again ₹1,075.60</button>,
  };
  const isOrder = purpose === 'order' && isWaiting;
  render(<PaymentOutcome {...{ txnid, purpose, first }} retry={isOrder ? retry : undefined} />, {
    wrapper,
  });
}

test('a completed payment displays thanks and clears the choices of its cart', async () => {
  draw('one', 'paid');
  expect(screen.getByRole('status')).toHaveTextContent(paymentMessages.paid);
  await waitFor(() => expect(asked).toContain('POST /api/payment/one'));
  await waitFor(() => expect(asked).toContain('GET /api/session'));
});

test('an open payment is polled and shown as paid once it completes', async () => {
  draw('two', 'open', { state: 'paid' });
  expect(screen.getByText(paymentMessages.doNotRefresh)).toBeInTheDocument();
  expect(await screen.findByText(paymentMessages.paid)).toBeInTheDocument();
  expect(asked[0]).toBe('GET /api/payment/two');
});

test.each(['failed', 'expired'])('a payment in state %s is shown as failed', async (state) => {
  draw(state, 'open', { state });
  expect(await screen.findByRole('alert')).toHaveTextContent(paymentMessages.failed);
  expect(screen.getByRole('link', { name: 'Back to cart' })).toHaveAttribute('href', '/cart');
  expect(asked).not.toContain(`POST /api/payment/${state}`);
});

test('a failed payment names its order and the money, and can be tried again', () => {
  draw('retry', 'failed', { isWaiting: true });
  expect(screen.getByText('Order VN100028, ₹1,075.60')).toBeInTheDocument();
  expect(screen.getByText(/^Nothing was charged\..* in 5–7 working days\.$/)).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Try again ₹1,075.60' })).toBeInTheDocument();
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/cart',
    'tel:+910000011001',
  ]);
});

test('what became of the money is said in the language of the page', () => {
  render(
    <HindiTexts>
      <PaymentFailed purpose="order" />
    </HindiTexts>,
    { wrapper: fakeRouter().wrapper },
  );
  expect(screen.getByRole('alert')).not.toHaveTextContent(/Nothing was charged/);
});

test('an order that was paid with another amount can be paid again', () => {
  draw('other', 'other than asked', { isWaiting: true });
  expect(screen.getByText('Order VN100028, ₹1,075.60')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Try again ₹1,075.60' })).toBeInTheDocument();
});

describe('a pending payment', () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  test('offers no way to leave the page for the first thirty seconds', async () => {
    draw('waiting', 'open');
    await act(() => jest.advanceTimersByTimeAsync(29_000));
    expect(screen.queryByRole('link')).toBeNull();
    await act(() => jest.advanceTimersByTimeAsync(1_000));
    expect(screen.getByRole('link', { name: 'My orders' })).toBeInTheDocument();
  });
});

test.each<[PaymentPurpose, string, RegExp, string]>([
  ['order', 'refund_due', /the order was cancelled, ran out of time or is/, '/profile#orders'],
  ['membership', 'refund_due', /the membership is paid already/, '/profile#subscription'],
  ['gift voucher', 'refund_due', /the gift voucher is paid already/, '/'],
  ['order', 'mismatch', /it was not the amount we had asked for/, '/profile#orders'],
])('a payment of %s in state %s displays that its money is refunded', async (...given) => {
  const [purpose, state, words, href] = given;
  draw(`${state} ${purpose}`, 'open', { state, purpose });
  expect(await screen.findByRole('alert')).toHaveTextContent(paymentMessages.comesBack);
  expect(screen.getByText(words)).toHaveTextContent('We send the amount back');
  expect(screen.getAllByRole('link')[0]).toHaveAttribute('href', href);
  expect(asked.filter((one) => one.startsWith('POST'))).toEqual([]);
});

test.each<[PaymentPurpose, RegExp, string]>([
  ['order', /Your order is confirmed/, '/shop'],
  ['membership', /Welcome to Vanya Elite!/, '/profile#subscription'],
  ['gift voucher', /The receiver gets the code by mail/, '/gift-voucher'],
])('a paid %s displays its own thank-you text', (purpose, words, href) => {
  draw(`paid ${purpose}`, 'paid', { purpose });
  expect(screen.getByText(words)).toBeInTheDocument();
  expect(screen.getAllByRole('link').at(-1)).toHaveAttribute('href', href);
});

test.each<[PaymentPurpose, RegExp, string]>([
  ['membership', /No membership has begun/, '/subscription-plans'],
  ['gift voucher', /No gift voucher was bought/, '/gift-voucher'],
])('an unpaid %s links to where it can be retried', (purpose, words, href) => {
  draw(`failed ${purpose}`, 'failed', { purpose });
  expect(screen.getByText(words)).toBeInTheDocument();
  expect(screen.getAllByRole('link')[0]).toHaveAttribute('href', href);
});

test('a paid order has one title, that of its thanks, and one way to the order', () => {
  const { wrapper } = fakeRouter();
  openFakeApi(async ({ pathname }) =>
    Response.json(pathname === '/api/session' ? ANONYMOUS_SHOPPER : { state: 'paid' }),
  );
  const order = sampleOrder({ is_paid: true });
  const thanks = (
    <PlacedPanel order={order} firstName="" isEmailUnproven={false} heading="h1" isLinkedBelow />
  );
  const next = { label: 'See the order', href: '/orders/7' };
  const bought = { thanks, next, isHeaded: true };
  render(<PaymentOutcome txnid="placed" purpose="order" first="paid" bought={bought} />, {
    wrapper,
  });
  const titles = screen.getAllByRole('heading', { level: 1 }).map((title) => title.textContent);
  expect(titles).toEqual(['Thank you. Order VN100007 is placed']);
  const ways = screen.getAllByRole('link', { name: /order/i });
  expect(ways.map((way) => way.getAttribute('href'))).toEqual(['/orders/7']);
});
