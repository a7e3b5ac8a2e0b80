import { beforeEach, expect, test } from '@jest/globals';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FakeCart } from '@/__tests__/support/fake-cart';
import { openFakeCartApi } from '@/__tests__/support/fake-cart-api';
import { fakeRouter } from '@/__tests__/support/in-app-router';
import { GIFT_SPAN } from '@/__tests__/support/sample-gift';
import { CartView } from '@/components/cart/cart-view.client';
import type { CartItem } from '@/contract/cart/cart';
import { lineProblemMessages } from '@/contract/messages/cart';
import { connectToasts } from '@/lib/browser/toast';

let toasts: string[];

beforeEach(() => {
  toasts = [];
  connectToasts(({ text }) => toasts.push(text));
});

/** A cart of one product, of which something has changed at the server. */
function draw(changes: Partial<CartItem>) {
  const server = new FakeCart({ 1: 5 });
  server.changes = changes;
  openFakeCartApi(server);
  const { wrapper } = fakeRouter();
  render(
    <CartView
      first={server.cart()}
      packing={[]}
      giftSpan={GIFT_SPAN}
      origin="https://vanya.example"
      empty="Nothing"
    />,
    { wrapper },
  );
  return { server, user: userEvent.setup() };
}

const total = () => screen.getByRole('complementary', { name: 'Order total' });
const checkoutButton = () => within(total()).queryByRole('button', { name: 'Go to checkout' });

test.each([
  ['sold out', { available_quantity: { Quantity: 0 } }, 'out of stock', /^Remove it/, undefined],
  ['short', { available_quantity: { Quantity: 3 } }, 'Only 3 left', /^Take 3/, 3],
  ['dearer', { price_before: 90 }, 'from ₹90.00 to ₹100.00', /^Accept ₹100.00/, 5],
])(
  'a line that is %s keeps the checkout closed until one tap',
  async (_, changes, text, tap, left) => {
    const { server, user } = draw(changes);
    await waitFor(() => expect(screen.getByRole('listitem')).toHaveTextContent(text));
    expect(checkoutButton()).toBeDisabled();
    expect(total()).toHaveTextContent(lineProblemMessages.settleFirst);
    server.changes = {};
    await user.click(screen.getByRole('button', { name: tap }));
    await waitFor(() =>
      expect(screen.queryByRole('button', { name: tap })).not.toBeInTheDocument(),
    );
    await waitFor(() => expect(server.quantities.get(1)).toBe(left));
    expect(toasts).not.toContain('Quantity updated!');
  },
);
