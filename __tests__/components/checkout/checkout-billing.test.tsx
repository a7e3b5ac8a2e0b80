import { beforeEach, describe, expect, test } from '@jest/globals';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openFakeApi } from '@/__tests__/support/fake-api';
import { FakeCart } from '@/__tests__/support/fake-cart';
import { fakeRouter } from '@/__tests__/support/in-app-router';
import { sampleAddressOption } from '@/__tests__/support/sample-address-option';
import { CheckoutView } from '@/components/checkout/checkout-view.client';
import { billingMessages, gstinMessages } from '@/contract/messages/gst';
import type { CheckoutPageData } from '@/lib/view/checkout';

const HOME = sampleAddressOption(1, 'Ahmedabad', 0);
const MUMBAI = sampleAddressOption(2, 'Mumbai', 100);
const GSTIN = '24AAPFU0939F1Z1';
const BUSINESS = { gstin: GSTIN, business_name: 'Neem Traders LLP', bill_to: 2 };

/** What was sent, by path. */
let sent: { path: string; body: Record<string, unknown> }[];
beforeEach(() => {
  sent = [];
});

const placed = () => Response.json({ message: '', next: '/profile#orders', isToBePaid: false });

function draw(
  page: Partial<Pick<CheckoutPageData, 'billing' | 'business' | 'flash'>> = {},
  answer = placed,
  addresses = [HOME, MUMBAI],
) {
  const { wrapper } = fakeRouter();
  openFakeApi(async ({ pathname }, request) => {
    if (!pathname.startsWith('/api/checkout')) return Response.json(new FakeCart().cart());
    sent.push({ path: pathname, body: await request.json() });
    return pathname === '/api/checkout' ? answer() : Response.json({});
  });
  const first = new FakeCart({ 5: 3 }).cart();
  const shopper = { first, addresses, isMember: false, giftBalance: 0 };
  render(<CheckoutView {...shopper} {...page} displayedFigures="{}" orderKey="the key" />, {
    wrapper,
  });
  return userEvent.setup();
}

const folded = (label: string) => screen.getByText(label).closest('details');
const gstin = () => screen.getByLabelText('GSTIN');
const businessName = () => screen.getByLabelText('Registered name of the business');
const order = () =>
  within(screen.getByRole('complementary', { name: 'Your order' })).getByRole('button', {
    name: /^Pay online/,
  });
const ordersSent = () => sent.filter(({ path }) => path === '/api/checkout');

describe('billing at the checkout', () => {
  test('is folded away, and offers other addresses only where there are any', () => {
    draw();
    expect(folded('I need a GST invoice for my business')).not.toHaveAttribute('open');
    expect(folded('Bill to another address')).not.toHaveAttribute('open');
    document.body.replaceChildren();
    draw({}, placed, [HOME]);
    expect(screen.queryByText('Bill to another address')).toBeNull();
  });

  test('begins with what was typed before', () => {
    draw({ billing: { bill_to: 2, gstin: '24AA' } });
    expect(gstin()).toHaveValue('24AA');
    expect(screen.getByLabelText('Billing address')).toHaveValue('2');
    expect(folded('I need a GST invoice for my business')).toHaveAttribute('open');
    expect(folded('Bill to another address')).toHaveAttribute('open');
  });

  test('offers the business of an earlier order, and bills nobody unasked', async () => {
    const user = draw({ business: BUSINESS });
    const again = screen.getByRole('checkbox', { name: /Neem Traders LLP.*24AAPFU0939F1Z1/ });
    expect(again).not.toBeChecked();
    await user.click(again);
    await user.click(order());
    await waitFor(() => expect(ordersSent()).toHaveLength(1));
    expect(ordersSent()[0]?.body).toMatchObject({ gst_again: true, gstin: '' });
  });

  test('sends what is typed with the order, and keeps it before', async () => {
    const user = draw();
    await user.type(gstin(), '24 aapfu 0939f 1z1');
    await user.type(businessName(), 'Neem Traders LLP');
    await user.tab();
    await waitFor(() => expect(sent.at(-1)?.path).toBe('/api/checkout/billing'));
    await user.selectOptions(screen.getByLabelText('Billing address'), '2');
    await user.click(order());
    await waitFor(() => expect(ordersSent()).toHaveLength(1));
    expect(ordersSent()[0]?.body).toMatchObject({
      ...{ address: 1, bill_to: 2 },
      ...{ gstin: '24 aapfu 0939f 1z1', business_name: 'Neem Traders LLP' },
    });
  });

  test('says that a GSTIN is wrong when it is left, and sends no order with it', async () => {
    const user = draw();
    await user.type(gstin(), '24AAPFU0939F1Z2');
    await user.tab();
    expect(await screen.findByText(gstinMessages.digit)).toBeVisible();
    await user.click(order());
    expect(await screen.findByText(billingMessages.both)).toBeVisible();
    await waitFor(() => expect(gstin()).toHaveFocus());
    expect(ordersSent()).toEqual([]);
  });

  test('shows the refusal of the shop at its field', async () => {
    const message = 'This GSTIN is registered in Gujarat.';
    const refused = { status: false, code: 'invalid', message, errors: { gstin: [message] } };
    const user = draw({}, () => Response.json(refused, { status: 422 }));
    await user.type(gstin(), GSTIN);
    await user.type(businessName(), 'Neem Traders LLP');
    await user.click(order());
    await waitFor(() => expect(gstin()).toHaveAccessibleDescription(new RegExp(message)));
  });

  test('opens at what a plain form post was refused for', () => {
    draw({ flash: { message: '', isError: true, errors: { gstin: [gstinMessages.length] } } });
    expect(folded('I need a GST invoice for my business')).toHaveAttribute('open');
    expect(gstin()).toHaveAccessibleDescription(new RegExp(gstinMessages.length));
  });
});
