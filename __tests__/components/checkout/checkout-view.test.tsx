import { beforeEach, describe, expect, test } from '@jest/globals';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server.node';
import { CheckoutView } from '@/components/checkout/checkout-view.client';
import type { Place } from '@/components/checkout/place';
import { connectToasts } from '@/lib/browser/toast';
import { FakeCart } from '../../support/fake-cart';
import { openFakeDoor } from '../../support/fake-door';
import { fakeRouter } from '../../support/in-app-router';
import { samplePlace } from '../../support/sample-place';

const HOME = samplePlace(1, 'Ahmedabad', 0);
const MUMBAI = samplePlace(2, 'Mumbai', 100);
const PUNE = samplePlace(3, 'Pune', 100);

let toasts: string[];
let sent: Record<string, unknown>[];
beforeEach(() => {
  toasts = [];
  sent = [];
  connectToasts(({ kind, text }) => toasts.push(`${kind}: ${text}`));
});

interface Drawn {
  addresses?: Place[];
  isElite?: boolean;
  /** Rupees on gift vouchers. */
  giftBalance?: number;
  /** What the shop answers to an order. */
  answer?: () => Response;
}

/** The checkout of a cart of ₹300.00. */
function draw(drawn: Drawn = {}) {
  const { addresses = [HOME, MUMBAI, PUNE], isElite = false, giftBalance = 0 } = drawn;
  const { answer = placed } = drawn;
  const { push, wrapper: Wrapper } = fakeRouter();
  openFakeDoor(async ({ pathname }, request) => {
    if (pathname !== '/api/checkout') return Response.json(new FakeCart().cart());
    sent.push(await request.json());
    return answer();
  });
  const first = new FakeCart({ 5: 3 }).cart();
  const shopper = { first, addresses, isElite, giftBalance };
  const view = <CheckoutView {...shopper} shown='{"total":300}' orderKey="the key" />;
  const html = () => renderToString(<Wrapper>{view}</Wrapper>);
  render(view, { wrapper: Wrapper });
  return { push, html, user: userEvent.setup() };
}

const placed = () =>
  Response.json({ message: 'Thank you!', next: '/profile#orders', isToBePaid: false });
const refused = () =>
  Response.json(
    { status: false, code: 'conflict', message: 'Prices have changed.' },
    { status: 409 },
  );
const unavailable = () =>
  Response.json(
    { status: false, code: 'unavailable', message: 'The shop is not answering.' },
    { status: 503 },
  );
const radio = (name: RegExp) => screen.getByRole('radio', { name });
const summary = () => screen.getByRole('complementary', { name: 'Your order' });
const bar = () => document.querySelector<HTMLElement>('[data-bottom-bar]') as HTMLElement;
const order = () => within(summary()).getByRole('button', { name: 'Place order' });

describe('the checkout', () => {
  test('begins with the default address and its delivery', () => {
    draw();
    expect(radio(/Ahmedabad 1/)).toBeChecked();
    expect(summary()).toHaveTextContent('To pay₹300.00');
  });

  test('counts the delivery to the chosen address', async () => {
    const { user } = draw();
    await user.click(radio(/Mumbai 2/));
    expect(summary()).toHaveTextContent('Delivery, Mumbai₹100.00');
    expect(summary()).toHaveTextContent('To pay₹400.00');
  });

  test('says on the bar of a phone what is to be paid at the chosen address', async () => {
    const { user } = draw({ addresses: [MUMBAI, HOME].map((at) => ({ ...at, isDefault: false })) });
    expect(bar()).toHaveTextContent('₹300.00and delivery');
    await user.click(radio(/Mumbai 2/));
    expect(bar()).toHaveTextContent('₹400.00with delivery');
  });

  test('has all addresses behind the first two', () => {
    draw();
    expect(screen.getByText('Show all 3')).toBeInTheDocument();
    expect(radio(/Pune 3/).closest('details')).not.toBeNull();
    expect(radio(/Mumbai 2/).closest('details')).toBeNull();
  });

  test('asks for an address before it orders', async () => {
    const { user } = draw({ addresses: [MUMBAI] });
    await user.click(order());
    expect(screen.getByRole('alert')).toHaveTextContent('Please select a billing address!');
    expect(toasts).toEqual(['error: Please select a billing address!']);
    expect(radio(/Mumbai 2/)).toHaveFocus();
    expect(sent).toEqual([]);
  });

  test('tells by when it comes to the chosen address', async () => {
    const { user } = draw({ isElite: true });
    expect(radio(/Standard/)).toHaveAccessibleName(/Usually by Tue, 24 Nov/);
    await user.click(radio(/Mumbai 2/));
    expect(radio(/Standard/)).toHaveAccessibleName(/Usually by Sat, 28 Nov/);
    expect(radio(/Same or next day/)).toHaveAccessibleName(/Usually by Mon, 23 Nov/);
  });

  test('leads to the form of each address and back', () => {
    draw();
    const edit = screen.getByRole('link', { name: /^Edit.*Asha, Mumbai$/ });
    expect(edit).toHaveAttribute('href', '/profile/addresses/2/edit?next=%2Fcheckout');
  });

  test('offers the rapid delivery to members, and in its cities alone', async () => {
    const { user } = draw({ isElite: true });
    await user.click(radio(/Same or next day/));
    expect(radio(/Same or next day/)).toBeChecked();
    await user.click(radio(/Pune 3/));
    expect(radio(/Same or next day/)).toBeDisabled();
    expect(radio(/Standard/)).toBeChecked();
  });

  test('keeps the rapid delivery from others', () => {
    draw();
    expect(screen.queryByRole('radio', { name: /Same or next day/ })).toBeNull();
  });

  test('is a form of its own in the server’s HTML', () => {
    const html = draw().html();
    expect(html).toContain('action="/api/checkout" method="post"');
    expect(html).toContain('name="key" value="the key"');
    const member = draw({ isElite: true, addresses: [PUNE] }).html();
    expect(member).not.toMatch(/value="Same or next day delivery"[^>]*disabled/);
    expect(member).not.toMatch(/disabled[^>]*value="Same or next day delivery"/);
  });
});

describe('an order', () => {
  test('is sent once however often the button is tapped, and leads to the orders', async () => {
    const { user, push } = draw();
    await user.click(radio(/Cash on Delivery/));
    await user.dblClick(order());
    await waitFor(() => expect(push).toHaveBeenCalledWith('/profile#orders'));
    expect(sent).toHaveLength(1);
    expect(sent[0]).toMatchObject({
      ...{ address: 1, payment: 'Cash on Delivery', delivery: 'Standard delivery' },
      shown: '{"total":300}',
    });
    expect(toasts).toEqual(['success: Thank you!']);
  });

  test('can be paid again by whoever comes back from the payment', async () => {
    const { user } = draw();
    await user.click(radio(/Cash on Delivery/));
    await user.click(order());
    await waitFor(() => expect(toasts).toHaveLength(1));
    act(() => void window.dispatchEvent(new Event('pageshow')));
    await user.click(order());
    await waitFor(() => expect(sent).toHaveLength(2));
  });

  test('is sent by the bar of a phone just the same', async () => {
    const { user, push } = draw();
    await user.click(radio(/Cash on Delivery/));
    await user.click(within(bar()).getByRole('button', { name: 'Place order' }));
    await waitFor(() => expect(push).toHaveBeenCalledWith('/profile#orders'));
    expect(sent).toMatchObject([{ address: 1, payment: 'Cash on Delivery' }]);
  });

  test('that is refused says why and can be sent again, under another key', async () => {
    const { user, push } = draw({ answer: refused });
    await user.click(order());
    await waitFor(() => expect(toasts).toEqual(['error: Prices have changed.']));
    await user.click(order());
    await waitFor(() => expect(sent).toHaveLength(2));
    expect(sent[0]?.key).not.toBe(sent[1]?.key);
    expect(push).not.toHaveBeenCalled();
  });

  test.each([
    ['a proxy', () => new Response('', { status: 502 }), 'Payment failed! Please try again.'],
    ['the shop itself', unavailable, 'The shop is not answering.'],
  ])('that got no answer but of %s is sent again under its key', async (_who, answer, words) => {
    const { user } = draw({ answer });
    await user.click(order());
    await waitFor(() => expect(toasts).toHaveLength(1));
    expect(toasts).toEqual([`error: ${words}`]);
    await user.click(order());
    await waitFor(() => expect(sent).toHaveLength(2));
    expect(sent[0]?.key).toBe(sent[1]?.key);
  });
});
