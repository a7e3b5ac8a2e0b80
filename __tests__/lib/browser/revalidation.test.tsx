import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, render, screen, waitFor } from '@testing-library/react';
import { FakeCart } from '@/__tests__/support/fake-cart';
import { openFakeCartApi } from '@/__tests__/support/fake-cart-api';
import { accountMessages } from '@/contract/messages/account';
import { updateSession } from '@/lib/browser/session-store';
import { connectToasts } from '@/lib/browser/toast';
import { useCart } from '@/lib/browser/use-cart';
import { useSession } from '@/lib/browser/use-session';

function Counters() {
  const { session } = useSession();
  const { displayed } = useCart();
  return (
    <p>
      {session.cartCount} in the header, {displayed?.cart.cart_counter ?? 'none'} on the page
    </p>
  );
}

/** Another tab of the same browser. */
const otherTab = new BroadcastChannel('shop');
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
  openFakeCartApi(server);
  render(<Counters />);
  // The first read waits until the page is idle; later reads follow notifications.
  await waitFor(() => expect(screen.getByText(/header/)).toBeVisible());
  otherTab.postMessage('changed');
  await sees(1);
});
afterEach(() => {
  jest.restoreAllMocks();
});

test('a change in another tab is read immediately', async () => {
  server.quantities.set(1, 4);
  otherTab.postMessage('changed');
  await sees(4);
});

test('a background tab reads the change when it becomes visible', async () => {
  const hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  document.dispatchEvent(new Event('visibilitychange'));
  server.quantities.set(1, 5);
  otherTab.postMessage('changed');
  // The first read of the page may end meanwhile.
  await act(async () => new Promise((resolve) => setTimeout(resolve)));
  hidden.mockReturnValue(false);
  document.dispatchEvent(new Event('visibilitychange'));
  await sees(5);
});

test('a page restored by the back button reads its data again', async () => {
  server.quantities.set(1, 6);
  window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  await sees(6);
  server.quantities.set(1, 7);
  otherTab.postMessage('changed');
  await sees(7);
});

/** The page is restored by the back button. */
function comeBack(): void {
  window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
}

describe('a page that shows another account', () => {
  /** jsdom cannot reload a page and logs an error. */
  const untilReopened = async () => {
    const opens = expect.objectContaining({ message: expect.stringContaining('navigation') });
    await waitFor(() => expect(console.error).toHaveBeenCalledWith(opens));
    jest.mocked(console.error).mockClear();
  };
  test('is reloaded when another tab logs out', async () => {
    await act(async () => updateSession({ loggedIn: true, firstName: 'Nandini' }));
    otherTab.postMessage('changed');
    await untilReopened();
  });

  test('is not reloaded when another tab logs in, to keep unfinished input', async () => {
    await act(async () => updateSession({ loggedIn: false, firstName: '' }));
    server.quantities.set(1, 8);
    openFakeCartApi(server, { loggedIn: true, firstName: 'Nandini' });
    otherTab.postMessage('changed');
    await sees(8);
  });

  test('is reloaded when the back button restores it for another account', async () => {
    await act(async () => updateSession({ loggedIn: false, firstName: '' }));
    openFakeCartApi(server, { loggedIn: true, firstName: 'Nandini' });
    comeBack();
    await untilReopened();
  });
});

test('the message of the previous page is displayed once, in one tab', async () => {
  const told: string[] = [];
  const disconnect = connectToasts(({ text }) => told.push(text));
  const notice = { message: accountMessages.loggedOut, isError: false, until: 1 };
  for (const count of [2, 3]) {
    server.quantities.set(1, count);
    openFakeCartApi(server, { notice });
    comeBack();
    await sees(count);
  }
  expect(told).toEqual([accountMessages.loggedOut]);
  // Another tab has displayed the next one.
  localStorage.setItem('notice', '2');
  openFakeCartApi(server, { notice: { ...notice, until: 2 } });
  server.quantities.set(1, 4);
  comeBack();
  await sees(4);
  // The next one is about a change of another tab, which displays it.
  openFakeCartApi(server, { notice: { ...notice, until: 3 } });
  server.quantities.set(1, 5);
  otherTab.postMessage('changed');
  await sees(5);
  expect(told).toHaveLength(1);
  disconnect();
});
