import { beforeEach, describe, expect, test } from '@jest/globals';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openFakeApi } from '@/__tests__/support/fake-api';
import { FakeCart } from '@/__tests__/support/fake-cart';
import { fakeRouter } from '@/__tests__/support/in-app-router';
import { sampleAddressOption } from '@/__tests__/support/sample-address-option';
import { CheckoutView } from '@/components/checkout/checkout-view.client';
import { giftCardApiMessages } from '@/contract/messages/gift-cards';
import { connectToasts } from '@/lib/browser/toast';

const HOME = sampleAddressOption(1, 'Mumbai', 100);

let sent: Record<string, unknown>[];
let redeemed: Record<string, unknown>[];
beforeEach(() => {
  sent = [];
  redeemed = [];
  connectToasts(() => undefined);
});

/** The checkout of a cart of ₹300.00, delivered for ₹100.00. */
function draw(giftBalance: number, redeem = () => Response.json({ message: 'Added!' })) {
  const { wrapper } = fakeRouter();
  openFakeApi(async ({ pathname }, request) => {
    if (pathname === '/api/gift-vouchers/redeem') {
      redeemed.push(await request.json());
      return redeem();
    }
    if (pathname !== '/api/checkout') return Response.json(new FakeCart().cart());
    sent.push(await request.json());
    return Response.json({ message: 'Thank you!', next: '/profile#orders', isToBePaid: false });
  });
  const shopper = { first: new FakeCart({ 5: 3 }).cart(), addresses: [HOME], isMember: false };
  render(
    <CheckoutView {...shopper} giftBalance={giftBalance} displayedFigures="{}" orderKey="key" />,
    {
      wrapper,
    },
  );
  return userEvent.setup();
}

const summary = () => screen.getByRole('complementary', { name: 'Your order' });
const alerts = () => screen.queryAllByRole('alert').map(({ textContent }) => textContent);
const use = () => screen.queryByRole('checkbox', { name: /of your gift voucher/ });

describe('a gift card', () => {
  test('is used when chosen; the button shows the remaining amount', async () => {
    const user = draw(150);
    expect(summary()).toHaveTextContent('To pay₹400.00');
    await user.click(screen.getByRole('checkbox', { name: 'Use ₹150.00 of your gift voucher' }));
    expect(summary()).toHaveTextContent('Gift voucher−₹150.00');
    expect(summary()).toHaveTextContent('To pay₹250.00');
    const pay = within(summary()).getByRole('button', { name: 'Pay online ₹250.00' });
    await user.click(pay);
    await waitFor(() => expect(sent).toMatchObject([{ gift_voucher: 'yes' }]));
  });

  test('that covers the whole amount hides the payment options', async () => {
    const user = draw(1000);
    await user.click(screen.getByRole('checkbox', { name: 'Use ₹400.00 of your gift voucher' }));
    expect(screen.getByText('Your gift voucher pays all of it.')).toBeInTheDocument();
    expect(screen.queryByRole('radio', { name: /Cash on Delivery/ })).toBeNull();
    await user.click(within(summary()).getByRole('button', { name: /^Place order/ }));
    await waitFor(() => expect(sent).toMatchObject([{ gift_voucher: 'yes' }]));
  });

  test('is not offered without a balance, and not used unless chosen', async () => {
    const user = draw(0);
    expect(use()).toBeNull();
    await user.click(within(summary()).getByRole('button', { name: /^Pay online/ }));
    await waitFor(() => expect(sent).toMatchObject([{ gift_voucher: 'no' }]));
  });
});

describe('a gift card code', () => {
  const enter = async (user: ReturnType<typeof draw>, code: string) => {
    await user.click(screen.getByText('I have a gift voucher code'));
    await user.type(screen.getByRole('textbox', { name: 'Gift voucher code' }), code);
    await user.click(screen.getByRole('button', { name: 'Add' }));
  };

  test('is added to the account without placing an order', async () => {
    const user = draw(0);
    await enter(user, 'ABCD-EFGH');
    await waitFor(() => expect(redeemed).toEqual([{ code: 'ABCD-EFGH' }]));
    expect(sent).toEqual([]);
  });

  test('that is wrong stays in its field, and its reason is announced', async () => {
    const message = giftCardApiMessages.codeUnknown;
    const refusal = { status: false, code: 'invalid', message };
    const user = draw(0, () => Response.json(refusal, { status: 422 }));
    await enter(user, 'WRONG');
    await waitFor(() => expect(alerts()).toContain(message));
    expect(screen.getByRole('textbox', { name: 'Gift voucher code' })).toHaveValue('WRONG');
  });
});
