import { beforeEach, describe, expect, test } from '@jest/globals';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server.node';
import { FakeCart } from '@/__tests__/support/fake-cart';
import { openFakeCartApi } from '@/__tests__/support/fake-cart-api';
import { fakeRouter } from '@/__tests__/support/in-app-router';
import { GIFT_SPAN } from '@/__tests__/support/sample-gift';
import { EmptyCart } from '@/components/cart/cart-notice';
import { CartView } from '@/components/cart/cart-view.client';
import { cartMessages } from '@/contract/messages/cart';
import { englishText } from '@/contract/messages/text-with-values';
import { DEFAULT_SETTINGS } from '@/contract/shop/settings';
import { loginPopup } from '@/lib/browser/login-popup';
import { connectToasts } from '@/lib/browser/toast';

let toasts: string[];
let actions: (() => void)[];

/** The cart page over a fake server whose products cost ₹100.00 each, with 9 in stock. */
async function draw(lines: Record<number, number>) {
  const server = new FakeCart(lines);
  openFakeCartApi(server);
  const { wrapper } = fakeRouter();
  render(
    <CartView
      first={server.cart()}
      packing={[]}
      giftSpan={GIFT_SPAN}
      origin="https://vanya.example"
      empty={<EmptyCart />}
    />,
    { wrapper },
  );
  const counter = `${server.cart().cart.cart_counter} item`;
  await waitFor(() =>
    expect(document.body).toHaveTextContent(counter.replace('0 item', cartMessages.empty)),
  );
  return { server, user: userEvent.setup() };
}

const total = () => screen.getByRole('complementary', { name: 'Order total' });
const checkout = () => within(total()).getByRole('button', { name: 'Go to checkout' });

beforeEach(() => {
  toasts = [];
  actions = [];
  connectToasts(({ kind, text, action }) => {
    toasts.push(`${kind}: ${text}`);
    if (action && 'onAct' in action) actions.push(action.onAct);
  });
});

describe('the cart page', () => {
  test('is complete in the server’s HTML, with a form for every change', () => {
    const { wrapper: Wrapper } = fakeRouter();
    const first = new FakeCart({ 5: 2 }).cart();
    const html = renderToString(
      <Wrapper>
        <CartView
          first={first}
          packing={[]}
          giftSpan={GIFT_SPAN}
          origin="https://vanya.example"
          empty={<EmptyCart />}
        />
      </Wrapper>,
    );
    expect(html).toContain('Product 5');
    expect(html).toContain('₹200.00');
    expect(html.match(/<form action="\/api\/cart\/5" method="post">/g)).toHaveLength(1);
    expect(html).toContain('name="remove" value="yes"');
    expect(html).toContain('action="/api/cart/gift"');
  });

  test('names a withdrawn product in an otherwise empty cart too, with the tap that takes it out', () => {
    const { wrapper: Wrapper } = fakeRouter();
    const first = new FakeCart().cart();
    const withdrawn = [{ id: 9, product_id: 1040, product: 'Rose Soap' }];
    const html = renderToString(
      <Wrapper>
        <CartView
          first={{ ...first, cart: { ...first.cart, withdrawn } }}
          packing={[]}
          giftSpan={GIFT_SPAN}
          origin="https://vanya.example"
          empty={<EmptyCart />}
        />
      </Wrapper>,
    );
    expect(html).toContain('Rose Soap is no longer sold.');
    expect(html).toMatch(/<form class="[^"]*" action="\/api\/cart\/9" method="post">/);
  });

  test('shows the server’s total after a tap', async () => {
    const { server, user } = await draw({ 1: 3 });
    await user.click(screen.getByRole('button', { name: 'Add one' }));
    await waitFor(() => expect(total()).toHaveTextContent('Total before delivery₹400.00'));
    expect(server.quantities.get(1)).toBe(4);
    expect(toasts).toEqual([`success: ${cartMessages.changed}`]);
  });

  test('moves the focus to a remaining element when a line is removed', async () => {
    const { user } = await draw({ 1: 2, 2: 2 });
    await user.click(screen.getByRole('button', { name: 'Remove Product 1' }));
    expect(screen.getByRole('button', { name: 'Remove Product 2' })).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Remove Product 2' }));
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
    await screen.findByText(cartMessages.empty);
    await waitFor(() => expect(toasts).toHaveLength(2));
    expect(toasts[0]).toBe('success: Product removed from cart!');
  });

  test('adds a removed product again in the same quantity, if that is taken back', async () => {
    const { user, server } = await draw({ 1: 3, 2: 2 });
    await user.click(screen.getByRole('button', { name: 'Remove Product 1' }));
    await waitFor(() => expect(toasts).toHaveLength(1));
    expect(server.quantities.has(1)).toBe(false);
    act(() => actions.at(-1)?.());
    await waitFor(() => expect(server.quantities.get(1)).toBe(3));
    expect(await screen.findByRole('button', { name: 'Remove Product 1' })).toBeVisible();
  });

  test('disables the checkout below ₹250 and displays how much is missing', async () => {
    await draw({ 1: 2 });
    expect(checkout()).toBeDisabled();
    expect(total()).toHaveTextContent(englishText(cartMessages.minimumOrder(DEFAULT_SETTINGS)));
    expect(total()).toHaveTextContent('Add ₹50.00 more to order');
    const bar = within(total()).getByRole('progressbar', { name: 'Towards the minimum order' });
    expect([bar.getAttribute('value'), bar.getAttribute('max')]).toEqual(['20000', '25000']);
  });

  test('asks a visitor to log in for vouchers and for the checkout', async () => {
    const { user } = await draw({ 1: 5 });
    expect(screen.getByLabelText('Voucher code')).toBeDisabled();
    expect(total()).toHaveTextContent(cartMessages.loginForVoucher);
    const link = within(total()).getByRole('link', { name: 'Go to checkout' });
    expect(link).toHaveAttribute('href', '/checkout');
    await user.click(link);
    expect(toasts).toEqual(['error: Please login to place an order!']);
    expect(loginPopup.get()).toEqual({ isOpen: true, next: '/checkout' });
  });

  test('displays a message and a link to the shop when empty, and no total', async () => {
    await draw({});
    expect(screen.getByRole('heading', { name: cartMessages.empty })).toBeVisible();
    expect(screen.queryByRole('complementary', { name: 'Order total' })).not.toBeInTheDocument();
    const link = screen.getByRole('link', { name: 'Continue shopping' });
    expect(link).toHaveAttribute('href', '/shop');
  });
});
