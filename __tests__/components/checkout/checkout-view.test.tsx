import { beforeEach, describe, expect, test } from '@jest/globals';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server.node';
import { openFakeApi } from '@/__tests__/support/fake-api';
import { FakeCart } from '@/__tests__/support/fake-cart';
import { fakeRouter } from '@/__tests__/support/in-app-router';
import { sampleAddressOption } from '@/__tests__/support/sample-address-option';
import type { AddressOption } from '@/components/checkout/address-option';
import { CheckoutView } from '@/components/checkout/checkout-view.client';
import { orderMessages } from '@/contract/messages/orders';
import { paymentMessages } from '@/contract/messages/payments';
import { connectToasts } from '@/lib/browser/toast';
import type { ShopperCart } from '@/lib/view/cart';

const HOME = sampleAddressOption(1, 'Ahmedabad', 0);
const MUMBAI = sampleAddressOption(2, 'Mumbai', 100);
const PUNE = sampleAddressOption(3, 'Pune', 100);

let toasts: string[];
let sent: Record<string, unknown>[];
beforeEach(() => {
  [toasts, sent] = [[], []];
  connectToasts(({ kind, text, notes = [] }) =>
    toasts.push([`${kind}:`, text, ...notes].join(' ')),
  );
});

interface Drawn {
  addresses?: AddressOption[];
  isMember?: boolean;
  giftBalance?: number;
  gift?: ShopperCart['gift'];
  /** The shop's answer to an order. */
  answer?: () => Response;
}

/** The checkout of a cart of ₹300.00. */
function draw(drawn: Drawn = {}) {
  const { addresses = [HOME, MUMBAI, PUNE], isMember = false, giftBalance = 0 } = drawn;
  const { answer = placed } = drawn;
  const { replace, wrapper: Wrapper } = fakeRouter();
  openFakeApi(async ({ pathname }, request) => {
    if (pathname !== '/api/checkout') return Response.json(new FakeCart().cart());
    sent.push(await request.json());
    return answer();
  });
  const cart = new FakeCart({ 5: 3 }).cart();
  const gift = drawn.gift ?? cart.gift;
  const shopper = { first: { ...cart, gift }, addresses, isMember, giftBalance };
  const view = <CheckoutView {...shopper} displayedFigures='{"total":300}' orderKey="the key" />;
  render(view, { wrapper: Wrapper });
  const html = () => renderToString(<Wrapper>{view}</Wrapper>);
  return { replace, html, user: userEvent.setup() };
}

const CHANGED = `error: ${paymentMessages.failed} Prices have changed. Reference: 1a2b3c4d`;
const placed = () =>
  Response.json({ message: 'Thank you!', next: '/profile#orders', isToBePaid: false });
const REFERENCE = ['Reference: 1a2b3c4d'];
const failed = (status: number, code: string, message: string, notes?: string[]) =>
  Response.json({ status: false, code, message, notes }, { status });
const refused = () => failed(409, 'conflict', 'Prices have changed.', REFERENCE);
const unavailable = () => failed(503, 'unavailable', 'The shop is not answering.');
const radio = (name: RegExp) => screen.getByRole('radio', { name });
const summary = () => screen.getByRole('complementary', { name: 'Your order' });
const bar = () => document.querySelector<HTMLElement>('[data-bottom-bar]') as HTMLElement;
const ORDER = { name: /^Place order/, busy: false };
const order = () => within(summary()).getByRole('button', { name: ORDER.name });
const readyOrder = () => within(summary()).findByRole('button', ORDER);

describe('the checkout', () => {
  test('shows the gift note before the order, with the way to change it', () => {
    draw({ gift: { isGift: true, message: 'For Nani, with love' } });
    expect(within(summary()).getByText('For Nani, with love')).toBeVisible();
    const change = within(summary()).getByRole('link', { name: 'Change the gift' });
    expect(change).toHaveAttribute('href', '/cart');
  });

  test('starts with the default address and its delivery', () => {
    draw();
    expect(radio(/Ahmedabad 1/)).toBeChecked();
    expect(summary()).toHaveTextContent('To pay₹300.00');
  });

  test('includes the delivery charge to the chosen address in the total', async () => {
    const { user } = draw();
    await user.click(radio(/Mumbai 2/));
    expect(summary()).toHaveTextContent('Delivery, Mumbai₹100.00');
    expect(summary()).toHaveTextContent('To pay₹400.00');
  });

  test('shows the amount due for the chosen address in the phone’s pay bar', async () => {
    const { user } = draw({ addresses: [MUMBAI, HOME].map((at) => ({ ...at, isDefault: false })) });
    expect(bar()).toHaveTextContent('₹300.00and delivery');
    await user.click(radio(/Mumbai 2/));
    expect(bar()).toHaveTextContent('₹400.00with delivery');
  });

  test('shows two addresses and reveals the others on request', () => {
    draw();
    expect(screen.getByText('Show all 3')).toBeInTheDocument();
    expect(radio(/Pune 3/).closest('details')).not.toBeNull();
    expect(radio(/Mumbai 2/).closest('details')).toBeNull();
  });

  test('requires an address before ordering', async () => {
    const { user } = draw({ addresses: [MUMBAI] });
    await user.click(order());
    expect(screen.getByRole('alert')).toHaveTextContent(orderMessages.addressNotChosen);
    expect(toasts).toEqual(['error: Please select a billing address!']);
    expect(radio(/Mumbai 2/)).toHaveFocus();
    expect(sent).toEqual([]);
  });

  test('shows the delivery date for the chosen address', async () => {
    const { user } = draw({ isMember: true });
    expect(radio(/Standard/)).toHaveAccessibleName(/Usually by Tue, 24 Nov, free/);
    await user.click(radio(/Mumbai 2/));
    expect(radio(/Standard/)).toHaveAccessibleName(/Usually by Sat, 28 Nov, for ₹100.00/);
    expect(radio(/Same or next day/)).toHaveAccessibleName(/Usually by Mon, 23 Nov/);
  });

  test('names UPI and its apps first', () => {
    draw();
    const [first] = screen.getAllByRole('radio', { name: /Online Payment|Cash on Delivery/ });
    expect(first).toHaveAccessibleName(/^Online Payment ?UPI with GPay, PhonePe or Paytm/);
  });

  test('links to the form of each address and back', () => {
    draw();
    const edit = screen.getByRole('link', { name: /^Edit.*Asha, Mumbai$/ });
    expect(edit).toHaveAttribute('href', '/profile/addresses/2/edit?next=%2Fcheckout');
  });

  test('is a separate form in the server’s HTML', () => {
    const html = draw().html();
    expect(html).toContain('action="/api/checkout" method="post"');
    expect(html).toContain('name="key" value="the key"');
    const member = draw({ isMember: true, addresses: [PUNE] }).html();
    expect(member).not.toMatch(/value="Same or next day delivery"[^>]*disabled/);
    expect(member).not.toMatch(/disabled[^>]*value="Same or next day delivery"/);
  });
});

describe('an order', () => {
  test('is sent once however often the button is tapped, then opens the orders', async () => {
    const { user, replace } = draw();
    await user.click(radio(/Cash on Delivery/));
    await user.dblClick(order());
    await waitFor(() => expect(replace).toHaveBeenCalledWith('/profile#orders'));
    expect(sent).toHaveLength(1);
    expect(sent[0]).toMatchObject({
      ...{ address: 1, payment: 'Cash on Delivery', delivery: 'Standard delivery' },
      displayed: '{"total":300}',
    });
    expect(toasts).toEqual([]);
  });

  test('can be paid again by a shopper who returns from the payment', async () => {
    const { user } = draw();
    await user.click(radio(/Cash on Delivery/));
    await user.click(order());
    await waitFor(() => expect(sent).toHaveLength(1));
    act(() => void window.dispatchEvent(new Event('pageshow')));
    await user.click(order());
    await waitFor(() => expect(sent).toHaveLength(2));
  });

  test('can be sent from the phone’s pay bar as well', async () => {
    const { user, replace } = draw();
    await user.click(radio(/Cash on Delivery/));
    await user.click(within(bar()).getByRole('button', { name: /^Place order/ }));
    await waitFor(() => expect(replace).toHaveBeenCalledWith('/profile#orders'));
    expect(sent).toMatchObject([{ address: 1, payment: 'Cash on Delivery' }]);
  });

  test('that is refused displays the reason and can be sent again with a new key', async () => {
    const { user, replace } = draw({ answer: refused });
    await user.click(order());
    await waitFor(() => expect(toasts).toEqual([CHANGED]));
    await user.click(await readyOrder());
    await waitFor(() => expect(sent).toHaveLength(2));
    expect(sent[0]?.key).not.toBe(sent[1]?.key);
    expect(replace).not.toHaveBeenCalled();
  });

  test.each([
    ['a proxy', () => new Response('', { status: 502 }), paymentMessages.failed],
    ['the shop itself', unavailable, `${paymentMessages.failed} ${orderMessages.maybePlaced}`],
  ])('that failed with %s is sent again with the same key', async (_who, answer, words) => {
    const { user } = draw({ answer });
    await user.click(order());
    await waitFor(() => expect(toasts).toHaveLength(1));
    expect(toasts).toEqual([`error: ${words}`]);
    await user.click(await readyOrder());
    await waitFor(() => expect(sent.length).toBeGreaterThan(1));
    expect(new Set(sent.map(({ key }) => key)).size).toBe(1);
  });
});
