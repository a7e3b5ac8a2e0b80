import { beforeEach, describe, expect, test } from '@jest/globals';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CheckoutView } from '@/components/checkout/checkout-view.client';
import { connectToasts } from '@/lib/browser/toast';
import { FakeCart } from '../../support/fake-cart';
import { openFakeDoor } from '../../support/fake-door';
import { fakeRouter } from '../../support/in-app-router';
import { samplePlace } from '../../support/sample-place';

const HOME = samplePlace(1, 'Mumbai', 100);

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
  openFakeDoor(async ({ pathname }, request) => {
    if (pathname === '/api/gift-vouchers/redeem') {
      redeemed.push(await request.json());
      return redeem();
    }
    if (pathname !== '/api/checkout') return Response.json(new FakeCart().cart());
    sent.push(await request.json());
    return Response.json({ message: 'Thank you!', next: '/profile#orders', isToBePaid: false });
  });
  const shopper = { first: new FakeCart({ 5: 3 }).cart(), addresses: [HOME], isElite: false };
  render(<CheckoutView {...shopper} giftBalance={giftBalance} shown="{}" orderKey="key" />, {
    wrapper,
  });
  return userEvent.setup();
}

const summary = () => screen.getByRole('complementary', { name: 'Your order' });
const use = () => screen.queryByRole('checkbox', { name: /of your gift voucher/ });

describe('a gift voucher', () => {
  test('is used when the shopper says so; the button says what is left', async () => {
    const user = draw(150);
    expect(summary()).toHaveTextContent('To pay₹400.00');
    await user.click(screen.getByRole('checkbox', { name: 'Use ₹150.00 of your gift voucher' }));
    expect(summary()).toHaveTextContent('Gift voucher−₹150.00');
    expect(summary()).toHaveTextContent('To pay₹250.00');
    const pay = within(summary()).getByRole('button', { name: 'Pay online ₹250.00' });
    await user.click(pay);
    await waitFor(() => expect(sent).toMatchObject([{ gift_voucher: 'yes' }]));
  });

  test('that pays all of it leaves nothing to choose', async () => {
    const user = draw(1000);
    await user.click(screen.getByRole('checkbox', { name: 'Use ₹400.00 of your gift voucher' }));
    expect(screen.getByText('Your gift voucher pays all of it.')).toBeInTheDocument();
    expect(screen.queryByRole('radio', { name: /Cash on Delivery/ })).toBeNull();
    await user.click(within(summary()).getByRole('button', { name: 'Place order' }));
    await waitFor(() => expect(sent).toMatchObject([{ gift_voucher: 'yes' }]));
  });

  test('is not offered where there is none, and not used unasked', async () => {
    const user = draw(0);
    expect(use()).toBeNull();
    await user.click(within(summary()).getByRole('button', { name: 'Pay online' }));
    await waitFor(() => expect(sent).toMatchObject([{ gift_voucher: 'no' }]));
  });
});

describe('the code of a gift voucher', () => {
  const enter = async (user: ReturnType<typeof draw>, code: string) => {
    await user.click(screen.getByText('I have a gift voucher code'));
    await user.type(screen.getByRole('textbox', { name: 'Gift voucher code' }), code);
    await user.click(screen.getByRole('button', { name: 'Add' }));
  };

  test('is added to the account, which orders nothing', async () => {
    const user = draw(0);
    await enter(user, 'ABCD-EFGH');
    await waitFor(() => expect(redeemed).toEqual([{ code: 'ABCD-EFGH' }]));
    expect(sent).toEqual([]);
  });

  test('that is not right stays where it was typed, with the reason', async () => {
    const message = 'This gift voucher code is not valid. Please check it.';
    const refusal = { status: false, code: 'invalid', message };
    const user = draw(0, () => Response.json(refusal, { status: 422 }));
    await enter(user, 'WRONG');
    expect(await screen.findByText(message)).toBeInTheDocument();
    expect(screen.getByRole('textbox', { name: 'Gift voucher code' })).toHaveValue('WRONG');
  });
});
