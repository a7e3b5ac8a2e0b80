import { beforeEach, expect, test } from '@jest/globals';
import { render, screen, waitFor } from '@testing-library/react';
import { PaymentOutcome } from '@/components/checkout/payment-outcome.client';
import type { PaymentPurpose } from '@/contract/payment';
import type { PaymentEnd } from '@/lib/api/checkout';
import { NOBODY } from '@/lib/api/shopper';
import { openFakeDoor } from '../../support/fake-door';
import { fakeRouter } from '../../support/in-app-router';

let asked: string[];
beforeEach(() => {
  asked = [];
});

/** The page of a payment whose state the shop now answers with `state`. */
function draw(
  txnid: string,
  first: PaymentEnd,
  { state = 'pending', purpose = 'order' }: { state?: string; purpose?: PaymentPurpose } = {},
) {
  openFakeDoor(({ pathname }, { method }) => {
    asked.push(`${method} ${pathname}`);
    return Response.json(pathname === '/api/session' ? NOBODY : { state });
  });
  const { wrapper } = fakeRouter();
  render(<PaymentOutcome txnid={txnid} purpose={purpose} first={first} />, { wrapper });
}

test('a payment that is made is thanked for, and its cart’s choices are let go', async () => {
  draw('one', 'paid');
  expect(screen.getByRole('status')).toHaveTextContent('Payment successful!');
  await waitFor(() => expect(asked).toContain('POST /api/payment/one'));
  await waitFor(() => expect(asked).toContain('GET /api/session'));
});

test('a payment that is open is asked about, and shows when it is made', async () => {
  draw('two', 'open', { state: 'paid' });
  expect(screen.getByText('Please do not refresh or close this page.')).toBeInTheDocument();
  expect(await screen.findByText('Payment successful!')).toBeInTheDocument();
  expect(asked[0]).toBe('GET /api/payment/two');
});

test.each(['failed', 'expired'])('a payment that is %s has failed', async (state) => {
  draw(state, 'open', { state });
  expect(await screen.findByRole('alert')).toHaveTextContent('Payment failed! Please try again.');
  expect(screen.getByRole('link', { name: 'Back to cart' })).toHaveAttribute('href', '/cart');
  expect(asked).not.toContain(`POST /api/payment/${state}`);
});

test.each<[PaymentPurpose, string, RegExp, string]>([
  ['order', 'refund_due', /the order was cancelled, ran out of time or is/, '/profile#orders'],
  ['membership', 'refund_due', /the membership is paid already/, '/profile#subscription'],
  ['gift voucher', 'refund_due', /the gift voucher is paid already/, '/'],
  ['order', 'mismatch', /reached us, but it was not the one/, '/profile#orders'],
])('a payment of %s that is %s says that its money comes back', async (...given) => {
  const [purpose, state, words, href] = given;
  draw(`${state} ${purpose}`, 'open', { state, purpose });
  expect(await screen.findByRole('alert')).toHaveTextContent('Your money comes back');
  expect(screen.getByText(words)).toHaveTextContent('We send the amount back.');
  expect(screen.getAllByRole('link')[0]).toHaveAttribute('href', href);
  expect(asked.filter((one) => one.startsWith('POST'))).toEqual([]);
});

test.each<[PaymentPurpose, RegExp, string]>([
  ['order', /Your order is confirmed/, '/shop'],
  ['membership', /Welcome to Vanya Elite!/, '/profile#subscription'],
  ['gift voucher', /The code is on its way/, '/gift-voucher'],
])('a paid %s is thanked for in words of its own', (purpose, words, href) => {
  draw(`paid ${purpose}`, 'paid', { purpose });
  expect(screen.getByText(words)).toBeInTheDocument();
  expect(screen.getAllByRole('link').at(-1)).toHaveAttribute('href', href);
});

test.each<[PaymentPurpose, RegExp, string]>([
  ['membership', /No membership has begun/, '/subscription-plans'],
  ['gift voucher', /No gift voucher was bought/, '/gift-voucher'],
])('a %s that was not paid leads to where it can be tried again', (purpose, words, href) => {
  draw(`failed ${purpose}`, 'failed', { purpose });
  expect(screen.getByText(words)).toBeInTheDocument();
  expect(screen.getAllByRole('link')[0]).toHaveAttribute('href', href);
});
