import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, render, screen, waitFor } from '@testing-library/react';
import { updateSession } from '@/lib/browser/shopper';
import { connectToasts } from '@/lib/browser/toast';
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
  await act(async () => updateSession({ loggedIn: false, firstName: '' }));
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

describe('a page that shows somebody who has left', () => {
  /** jsdom cannot open a page anew, and says so. */
  const untilOpenedAnew = async () => {
    const opens = expect.objectContaining({ message: expect.stringContaining('navigation') });
    await waitFor(() => expect(console.error).toHaveBeenCalledWith(opens));
    jest.mocked(console.error).mockClear();
  };
  const comeBack = () => {
    window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  };

  test('is opened anew when another tab logs out', async () => {
    await act(async () => updateSession({ loggedIn: true, firstName: 'Nandini' }));
    otherTab.postMessage('changed');
    await untilOpenedAnew();
  });

  test('stays while another tab logs in, which may be in the middle of something here', async () => {
    await act(async () => updateSession({ loggedIn: false, firstName: '' }));
    server.quantities.set(1, 8);
    openCartDoor(server, { loggedIn: true, firstName: 'Nandini' });
    otherTab.postMessage('changed');
    await sees(8);
  });

  test('is opened anew when the back button brings it to somebody else', async () => {
    await act(async () => updateSession({ loggedIn: false, firstName: '' }));
    openCartDoor(server, { loggedIn: true, firstName: 'Nandini' });
    comeBack();
    await untilOpenedAnew();
  });
});

test('what the page before had to say is told once', async () => {
  const told: string[] = [];
  const disconnect = connectToasts(({ text }) => told.push(text));
  const notice = { message: 'Logged out successfully!', isError: false, until: 1 };
  for (const count of [2, 3]) {
    server.quantities.set(1, count);
    openCartDoor(server, { notice });
    otherTab.postMessage('changed');
    await sees(count);
  }
  expect(told).toEqual(['Logged out successfully!']);
  disconnect();
});
