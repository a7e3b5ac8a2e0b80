import { afterAll, beforeEach, describe, expect, test } from '@jest/globals';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { WishHeart } from '@/components/shared/wish-heart.client';
import { NOBODY } from '@/lib/api/shopper';
import { updateSession } from '@/lib/browser/shopper';
import type { ToastMessage } from '@/lib/browser/toast';
import { connectToasts } from '@/lib/browser/toast';
import { openFakeDoor } from '../../support/fake-door';

const told: ToastMessage[] = [];
const disconnect = connectToasts((message) => told.push(message));
const heart = () => screen.getByRole('button', { name: 'Add Tulsi Ginger Tea to wishlist' });
const draw = () => render(<WishHeart productId={1001} name="Tulsi Ginger Tea" />);

beforeEach(async () => {
  told.length = 0;
  await act(async () => updateSession(NOBODY));
});
afterAll(() => {
  disconnect();
  dispatchEvent(new Event('pagehide'));
});

describe('WishHeart', () => {
  test('is pressed at once and stays so', async () => {
    openFakeDoor(() => Response.json({ ...NOBODY, wished: [1001], wishlistCount: 1 }));
    draw();
    expect(heart()).toHaveAttribute('aria-pressed', 'false');
    await userEvent.click(heart());
    expect(heart()).toHaveAttribute('aria-pressed', 'true');
    await waitFor(() => expect(told).toHaveLength(1));
    expect(told[0]?.text).toBe('Product added to wishlist!');
    expect(heart()).toHaveAttribute('aria-pressed', 'true');
  });

  test('is released again when it fails, in the words of the specification', async () => {
    openFakeDoor((url) =>
      url.pathname === '/api/wishlist'
        ? new Response(null, { status: 500 })
        : Response.json(NOBODY),
    );
    draw();
    await userEvent.click(heart());
    await waitFor(() => expect(told).toHaveLength(1));
    expect(told[0]?.text).toBe(
      'There was an error adding your product to wishlist! Please try again!',
    );
    expect(heart()).toHaveAttribute('aria-pressed', 'false');
  });

  test('is a plain form that adds before scripts run', () => {
    openFakeDoor(() => Response.json(NOBODY));
    draw();
    const form = heart().closest('form');
    expect(form).toHaveAttribute('action', '/api/wishlist');
    expect(Object.fromEntries(new FormData(form ?? undefined))).toEqual({
      pid: '1001',
      wished: 'true',
    });
  });
});
