import { afterAll, beforeEach, describe, expect, test } from '@jest/globals';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openFakeApi } from '@/__tests__/support/fake-api';
import { WishlistHeart } from '@/components/shared/wishlist-heart.client';
import { wishlistMessages } from '@/contract/messages/wishlist';
import { updateSession } from '@/lib/browser/session-store';
import { connectToasts, type ToastMessage } from '@/lib/browser/toast';
import { ANONYMOUS_SHOPPER } from '@/lib/view/session';

const told: ToastMessage[] = [];
const disconnect = connectToasts((message) => told.push(message));
const heart = () => screen.getByRole('button', { name: 'Add Tulsi Ginger Tea to wishlist' });
const draw = () => render(<WishlistHeart productId={1001} name="Tulsi Ginger Tea" />);

beforeEach(async () => {
  told.length = 0;
  await act(async () => updateSession(ANONYMOUS_SHOPPER));
});
afterAll(() => {
  disconnect();
  dispatchEvent(new Event('pagehide'));
});

describe('WishlistHeart', () => {
  test('is pressed immediately and stays pressed', async () => {
    const { promise: held, resolve: answer } = Promise.withResolvers<void>();
    openFakeApi(async () => {
      await held;
      return Response.json({ ...ANONYMOUS_SHOPPER, wishlisted: [1001], wishlistCount: 1 });
    });
    draw();
    expect(heart()).toHaveAttribute('aria-pressed', 'false');
    await userEvent.click(heart());
    await waitFor(() => expect(heart()).toHaveAttribute('aria-pressed', 'true'));
    expect(told).toEqual([]);
    answer();
    await waitFor(() => expect(told).toHaveLength(1));
    expect(told[0]?.text).toBe(wishlistMessages.added);
    expect(heart()).toHaveAttribute('aria-pressed', 'true');
  });

  test('is released when the request fails, with the specified message', async () => {
    openFakeApi((url) =>
      url.pathname === '/api/wishlist'
        ? new Response(null, { status: 500 })
        : Response.json(ANONYMOUS_SHOPPER),
    );
    draw();
    await userEvent.click(heart());
    await waitFor(() => expect(told).toHaveLength(1));
    expect(told[0]?.text).toBe(wishlistMessages.notAdded);
    await waitFor(() => expect(heart()).toHaveAttribute('aria-pressed', 'false'));
  });

  test('is a plain form that adds the product before scripts run', () => {
    openFakeApi(() => Response.json(ANONYMOUS_SHOPPER));
    draw();
    const form = heart().closest('form');
    expect(form).toHaveAttribute('action', '/api/wishlist');
    expect(Object.fromEntries(new FormData(form ?? undefined))).toEqual({
      pid: '1001',
      wishlisted: 'true',
    });
  });
});
