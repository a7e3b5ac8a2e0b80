import { afterAll, beforeEach, describe, expect, test } from '@jest/globals';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openFakeApi } from '@/__tests__/support/fake-api';
import { sampleProduct } from '@/__tests__/support/sample-product';
import { BuyBar } from '@/components/product/buy-bar';
import { BuyBox } from '@/components/product/buy-box';
import type { ProductDetail } from '@/contract/catalogue/product';
import { cartMessages } from '@/contract/messages/cart';
import { updateSession } from '@/lib/browser/session-store';
import { connectToasts, type ToastMessage } from '@/lib/browser/toast';
import { EMPTY_CART, type ShopperCart } from '@/lib/view/cart';
import { ANONYMOUS_SHOPPER } from '@/lib/view/session';

const told: ToastMessage[] = [];
const disconnect = connectToasts((message) => told.push(message));
let sent: unknown[];

const filled = (cartCount: number): ShopperCart => ({
  cart: { ...EMPTY_CART, cart_counter: cartCount },
  gift: { isGift: false, message: '' },
  voucher: { code: '' },
  offers: [],
  session: { ...ANONYMOUS_SHOPPER, cartCount },
});

/** The page's two add-to-cart controls. */
function draw(facts: Partial<ProductDetail> = {}) {
  const product = sampleProduct(facts);
  render(
    <>
      <BuyBox product={product} url="https://vanya.example/products/1001/tea" />
      <BuyBar
        productId={product.id}
        name={product.name}
        price={product.product_price}
        size={product.size}
        isOut={product.available_stock_quantity === 0}
      />
    </>,
  );
}

const more = () => screen.getByRole('button', { name: 'Add one' });
const less = () => screen.getByRole('button', { name: 'Remove one' });
const add = () => screen.getAllByRole('button', { name: 'Add to cart' });
const quantity = () => screen.getByRole('group', { name: 'Quantity' });

beforeEach(async () => {
  sent = [];
  told.length = 0;
  await act(async () => updateSession(ANONYMOUS_SHOPPER));
  openFakeApi(async (url, request) => {
    if (request.method === 'GET')
      return Response.json(url.pathname === '/api/session' ? ANONYMOUS_SHOPPER : filled(0));
    sent.push(await request.json());
    return Response.json(filled(3));
  });
});
afterAll(() => {
  disconnect();
  dispatchEvent(new Event('pagehide'));
});

describe('the quantity', () => {
  test('starts at 1, its minimum', async () => {
    draw();
    expect(quantity()).toHaveTextContent('1');
    expect(less()).toBeDisabled();
    await userEvent.click(more());
    expect(quantity()).toHaveTextContent('2');
    expect(less()).toBeEnabled();
  });

  test.each([
    [3, 3],
    [null, 20],
  ])('with %p in stock has the maximum %p', async (stock, most) => {
    draw({ available_stock_quantity: stock });
    for (let taps = 1; taps < most; taps += 1) await userEvent.click(more());
    expect(quantity()).toHaveTextContent(String(most));
    expect(more()).toBeDisabled();
  });
});

describe('adding', () => {
  test.each([
    ['the button beside the stepper', 0],
    ['the bar at the bottom of the screen', 1],
  ])('by %s adds the chosen quantity to the cart', async (_name, index) => {
    draw();
    await userEvent.click(more());
    await userEvent.click(more());
    await userEvent.click(add()[index] as HTMLElement);
    await waitFor(() =>
      expect(told).toMatchObject([{ kind: 'success', text: cartMessages.added }]),
    );
    expect(sent).toEqual([{ pid: 1001, quantity: 3 }]);
    expect(await screen.findByRole('link', { name: 'Cart, 3 items' })).toBeVisible();
  });

  test('is a plain form before scripts run', () => {
    draw();
    const form = add()[0]?.closest('form');
    expect(form).toHaveAttribute('action', '/api/cart');
    expect(form).toHaveAttribute('method', 'post');
    expect((add()[1] as HTMLButtonElement).form).toBe(form);
    expect(Object.fromEntries(new FormData(form ?? undefined))).toEqual({
      pid: '1001',
      quantity: '1',
    });
  });

  test('is offered a second time without a second reading of name and price', () => {
    draw();
    const bar = document.querySelector<HTMLElement>('[data-bottom-bar]') as HTMLElement;
    expect(bar).toHaveTextContent('Tulsi Ginger Tea');
    expect(within(bar).getByRole('button', { name: 'Add to cart' })).toBeVisible();
    const read = [...bar.querySelectorAll('p')].filter((line) => !line.closest('[aria-hidden]'));
    expect(read).toEqual([]);
  });

  test('gives way to one mail in the bottom bar when the product is out of stock', () => {
    draw({ available_stock_quantity: 0 });
    const links = screen.getAllByRole('link', { name: 'Notify me when back' });
    expect(links.map((link) => link.getAttribute('href'))).toContain('/notify-me/1001');
    expect(screen.queryByRole('button', { name: 'Add to cart' })).toBeNull();
  });
});

test('“Send as a gift” sends the form without a script', async () => {
  draw();
  const button = screen.getByRole('button', { name: 'Send as a gift' });
  expect(button).toHaveAttribute('formaction', '/api/cart/gift/goods');
  const form = (button as HTMLButtonElement).form;
  const isLeft = new Promise<boolean>((resolve) =>
    document.addEventListener(
      'submit',
      (event) => {
        resolve(!event.defaultPrevented);
        event.preventDefault();
      },
      { once: true },
    ),
  );
  await userEvent.click(button);
  expect(new FormData(form ?? undefined).get('pid')).toBe('1001');
  expect(await isLeft).toBe(true);
  expect(sent).toEqual([]);
});

test('goods that are out of stock are no gift', () => {
  draw({ available_stock_quantity: 0 });
  expect(screen.queryByRole('button', { name: 'Send as a gift' })).toBeNull();
});
