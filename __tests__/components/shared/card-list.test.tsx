import '@/__tests__/support/loaded-cards';
import { beforeEach, describe, expect, test } from '@jest/globals';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server.node';
import { FakeCart } from '@/__tests__/support/fake-cart';
import { openFakeCartApi } from '@/__tests__/support/fake-cart-api';
import { CardList } from '@/components/shared/card-list.client';
import { Cards } from '@/components/shared/cards';
import { SurfaceProvider } from '@/components/ui/link.client';
import { cartMessages } from '@/contract/messages/cart';
import { connectToasts } from '@/lib/browser/toast';

const SOAP = { id: 7, name: 'Neem Soap', image1: null, available_stock_quantity: 2 };
const SOAPS = [SOAP];

let server: FakeCart;
let toasts: string[];

beforeEach(() => {
  server = new FakeCart();
  toasts = [];
  openFakeCartApi(server);
  connectToasts(({ kind, text }) => toasts.push(`${kind}: ${text}`));
});

describe('the button of a card in a list', () => {
  test('is a plain form for browsers without scripts', () => {
    const html = renderToString(<Cards place="listing" products={SOAPS} />);
    expect(html).toContain('<form action="/api/cart" method="post">');
    expect(html).toContain('name="pid" value="7"');
    expect(html).toContain('name="quantity" value="1"');
    expect(html).not.toContain('name="next"');
  });

  test('inside the mobile app returns to the app’s cart', () => {
    const html = renderToString(
      <SurfaceProvider surface="app">
        <Cards place="listing" products={SOAPS} />
      </SurfaceProvider>,
    );
    expect(html).toContain('name="next" value="/cart?mobile=true"');
  });

  test('adds the product, becomes a stepper up to the stock, and removes the product', async () => {
    const user = userEvent.setup();
    render(<CardList place="listing" products={SOAPS} />);
    await user.click(screen.getByRole('button', { name: /Add to cart/ }));

    const more = await screen.findByRole('button', { name: 'Add one' });
    await waitFor(() => expect(more).toHaveFocus());
    expect(toasts).toEqual([`success: ${cartMessages.added}`]);

    await user.click(more);
    expect(screen.getByRole('status')).toHaveTextContent('2');
    expect(more).toBeDisabled();
    await waitFor(() => expect(server.quantities.get(7)).toBe(2));

    await user.click(screen.getByRole('button', { name: 'Remove one' }));
    await user.click(screen.getByRole('button', { name: 'Remove one' }));
    await waitFor(() => expect(server.quantities.has(7)).toBe(false));
    expect(await screen.findByRole('button', { name: /Add to cart/ })).toHaveFocus();
  });

  test('displays the server’s message when refused', async () => {
    server = new FakeCart({ 7: 9 });
    openFakeCartApi(server);
    const user = userEvent.setup();
    render(<CardList place="listing" products={SOAPS} />);
    await user.click(screen.getByRole('button', { name: /Add to cart/ }));
    await waitFor(() => expect(toasts).toEqual(['warning: Only 9 left in stock.']));
  });
});
