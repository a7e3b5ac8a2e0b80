import { beforeEach, describe, expect, test } from '@jest/globals';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server.node';
import { AddToCart } from '@/components/cart/add-to-cart';
import { SurfaceProvider } from '@/components/ui/link.client';
import { connectToasts } from '@/lib/browser/toast';
import { FakeCart } from '../../support/fake-cart';
import { openCartDoor } from '../../support/fake-cart-door';

const SOAP = { id: 7, name: 'Neem Soap', available_stock_quantity: 2 };

let server: FakeCart;
let toasts: string[];

beforeEach(() => {
  server = new FakeCart();
  toasts = [];
  openCartDoor(server);
  connectToasts(({ kind, text }) => toasts.push(`${kind}: ${text}`));
});

describe('the way from a card into the cart', () => {
  test('is a plain form for browsers without scripts', () => {
    const html = renderToString(<AddToCart product={SOAP} />);
    expect(html).toContain('<form action="/api/cart" method="post">');
    expect(html).toContain('name="pid" value="7"');
    expect(html).toContain('name="quantity" value="1"');
    expect(html).not.toContain('name="next"');
  });

  test('comes back to the app’s cart inside the mobile app', () => {
    const html = renderToString(
      <SurfaceProvider surface="app">
        <AddToCart product={SOAP} />
      </SurfaceProvider>,
    );
    expect(html).toContain('name="next" value="/cart?mobile=true"');
  });

  test('puts the product in, becomes a stepper up to the stock, and takes it out again', async () => {
    const user = userEvent.setup();
    render(<AddToCart product={SOAP} />);
    await user.click(screen.getByRole('button', { name: /Add to cart/ }));

    const more = await screen.findByRole('button', { name: 'Add one' });
    await waitFor(() => expect(more).toHaveFocus());
    expect(toasts).toEqual(['success: Product added to cart!']);

    await user.click(more);
    expect(screen.getByRole('status')).toHaveTextContent('2');
    expect(more).toBeDisabled();
    await waitFor(() => expect(server.quantities.get(7)).toBe(2));

    await user.click(screen.getByRole('button', { name: 'Remove one' }));
    await user.click(screen.getByRole('button', { name: 'Remove one' }));
    await waitFor(() => expect(server.quantities.has(7)).toBe(false));
    expect(await screen.findByRole('button', { name: /Add to cart/ })).toHaveFocus();
  });

  test('says what the server said when it refuses', async () => {
    server = new FakeCart({ 7: 9 });
    openCartDoor(server);
    const user = userEvent.setup();
    render(<AddToCart product={SOAP} />);
    await user.click(screen.getByRole('button', { name: /Add to cart/ }));
    await waitFor(() => expect(toasts).toEqual(['warning: Only 9 left in stock.']));
  });
});
