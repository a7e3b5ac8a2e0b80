import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, render, screen, waitFor } from '@testing-library/react';
import { ConnectionNote } from '@/components/shared/connection-note.client';
import { commonMessages } from '@/contract/messages/common';

const onLine = jest.spyOn(navigator, 'onLine', 'get');
const note = () => screen.queryByText(commonMessages.offline);

async function lose({ isShopReached = false } = {}): Promise<void> {
  onLine.mockReturnValue(false);
  globalThis.fetch = async () => {
    if (!isShopReached) throw new TypeError('Failed to fetch');
    return new Response();
  };
  await act(async () => dispatchEvent(new Event('offline')));
}

async function find(): Promise<void> {
  onLine.mockReturnValue(true);
  await act(async () => dispatchEvent(new Event('online')));
}

beforeEach(() => void onLine.mockReturnValue(true));
afterEach(find);

test('a lost connection is said, and the note goes when it is back', async () => {
  render(<ConnectionNote />);
  expect(note()).toBeNull();
  await lose();
  expect(await screen.findByRole('status')).toHaveTextContent(
    'No connection. What you see is kept.',
  );
  await find();
  await waitFor(() => expect(note()).toBeNull());
});

test('a computer without a network that runs the shop itself loses nothing', async () => {
  render(<ConnectionNote />);
  await lose({ isShopReached: true });
  expect(note()).toBeNull();
});

test('a tap that needs a connection says so again', async () => {
  render(<ConnectionNote />);
  await lose();
  const before = note();
  await lose();
  // Drawn again, so that it is announced again.
  await waitFor(() => expect(note()).not.toBe(before));
  expect(note()).toBeVisible();
});
