import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { render, screen, waitFor } from '@testing-library/react';
import { useCart } from '@/lib/browser/use-cart';
import { useSession } from '@/lib/browser/use-session';
import { FakeCart } from '../../support/fake-cart';
import { openCartDoor } from '../../support/fake-cart-door';

function Counters() {
  const { session } = useSession();
  const { shown } = useCart();
  return (
    <p>
      {session.cartCount} in the header, {shown?.cart.cart_counter ?? 'none'} on the page
    </p>
  );
}

/** Another tab of the same browser. */
const otherTab = new BroadcastChannel('vanya');
const server = new FakeCart({ 1: 1 });
const sees = (count: number) =>
  waitFor(() =>
    expect(screen.getByText(/header/)).toHaveTextContent(
      `${count} in the header, ${count} on the page`,
    ),
  );

beforeEach(async () => {
  server.quantities.set(1, 1);
  openCartDoor(server);
  render(<Counters />);
  // The first read waits for the page to be idle; after that, news bring the cart.
  await waitFor(() => expect(screen.getByText(/header/)).toBeVisible());
  otherTab.postMessage('changed');
  await sees(1);
});
afterEach(() => {
  jest.restoreAllMocks();
});

test('a change in another tab is read at once', async () => {
  server.quantities.set(1, 4);
  otherTab.postMessage('changed');
  await sees(4);
});

test('a tab in the background reads it when it is looked at again', async () => {
  const hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  document.dispatchEvent(new Event('visibilitychange'));
  server.quantities.set(1, 5);
  otherTab.postMessage('changed');
  await new Promise((resolve) => setTimeout(resolve));
  hidden.mockReturnValue(false);
  document.dispatchEvent(new Event('visibilitychange'));
  await sees(5);
});

test('a page restored by the back button reads itself again', async () => {
  server.quantities.set(1, 6);
  window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  await sees(6);
  server.quantities.set(1, 7);
  otherTab.postMessage('changed');
  await sees(7);
});
