import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { act, renderHook, waitFor } from '@testing-library/react';
import { NOBODY } from '@/lib/api/shopper';
import { setWish } from '@/lib/browser/set-wish';
import { updateSession } from '@/lib/browser/shopper';
import type { ToastMessage } from '@/lib/browser/toast';
import { connectToasts } from '@/lib/browser/toast';
import { useSession } from '@/lib/browser/use-session';
import { openFakeDoor } from '../../support/fake-door';

interface Asked {
  pid: number;
  wished: boolean;
  answer: (response: Response) => void;
}

const TEA = 1001;
const GHEE = 1002;

let asked: Asked[];
let told: ToastMessage[];
let disconnect: () => void;

/** The session as the page shows it. */
const draw = () => renderHook(() => useSession().session).result;
const answered = (wished: number[]) => Response.json({ wished, wishlistCount: wished.length });
const settle = (index: number, response: Response) =>
  act(async () => asked[index]?.answer(response));
const untilAsked = (count: number) => waitFor(() => expect(asked).toHaveLength(count));

beforeAll(() => {
  disconnect = connectToasts((message) => told.push(message));
});
afterAll(() => {
  disconnect();
  dispatchEvent(new Event('pagehide'));
});

beforeEach(async () => {
  asked = [];
  told = [];
  openFakeDoor(async (_url, request) => {
    if (request.method === 'GET') return Response.json(NOBODY);
    const { promise, resolve } = Promise.withResolvers<Response>();
    asked.push({ ...(await request.json()), answer: resolve });
    return promise;
  });
  await act(async () => updateSession({ ...NOBODY, cartCount: 1 }));
});

describe('a tap on a heart', () => {
  test('shows at once, and is kept as the server answers', async () => {
    const session = draw();
    await act(async () => void setWish(TEA, true));
    expect(session.current).toMatchObject({ wished: [TEA], wishlistCount: 1 });
    await untilAsked(1);
    expect(asked[0]).toMatchObject({ pid: TEA, wished: true });
    await settle(0, answered([TEA, GHEE]));
    expect(session.current).toMatchObject({ wished: [TEA, GHEE], wishlistCount: 2 });
    expect(told).toEqual([{ kind: 'success', text: 'Product added to wishlist!' }]);
  });

  test('that fails is taken back, told in the words of the specification', async () => {
    const session = draw();
    await act(async () => void setWish(TEA, true));
    await untilAsked(1);
    await act(async () => updateSession({ cartCount: 5 }));
    await settle(0, new Response('Bad gateway', { status: 502 }));
    expect(session.current).toMatchObject({ wished: [], wishlistCount: 0, cartCount: 5 });
    expect(told).toEqual([
      {
        kind: 'error',
        text: 'There was an error adding your product to wishlist! Please try again!',
      },
    ]);
  });

  test('of a shopper the shop cannot recognise asks to reload', async () => {
    await act(async () => void setWish(TEA, true));
    await untilAsked(1);
    const refusal = { status: false, code: 'not_logged_in', message: 'Who are you?' };
    await settle(0, Response.json(refusal, { status: 401 }));
    expect(told).toEqual([
      {
        kind: 'error',
        text: 'There was an error updating your wishlist! Please reload the page and try again!',
      },
    ]);
  });

  test('while another tab logs in is sent again, for the customer', async () => {
    const session = draw();
    await act(async () => void setWish(TEA, true));
    await untilAsked(1);
    const moved = { status: false, code: 'visitor_moved', message: 'Just logged in' };
    await settle(0, Response.json(moved, { status: 409 }));
    await untilAsked(2);
    await settle(1, answered([TEA]));
    expect(session.current.wished).toEqual([TEA]);
    expect(told).toEqual([{ kind: 'success', text: 'Product added to wishlist!' }]);
  });

  test('that takes the wish back says so', async () => {
    await act(async () => updateSession({ wished: [TEA], wishlistCount: 1 }));
    const session = draw();
    await act(async () => void setWish(TEA, false));
    expect(session.current.wishlistCount).toBe(0);
    await untilAsked(1);
    await settle(0, answered([]));
    expect(told).toEqual([{ kind: 'success', text: 'Product removed from wishlist!' }]);
  });
});

describe('several taps', () => {
  test('leave one after the other, and the last one decides', async () => {
    const session = draw();
    await act(async () => {
      void setWish(TEA, true);
      void setWish(TEA, false);
    });
    await untilAsked(1);
    expect(asked).toHaveLength(1);
    await settle(0, answered([TEA]));
    expect(session.current.wished).toEqual([]);
    await untilAsked(2);
    expect(asked[1]).toMatchObject({ pid: TEA, wished: false });
    await settle(1, answered([]));
    expect(session.current.wished).toEqual([]);
  });

  test('fail each for itself', async () => {
    const session = draw();
    await act(async () => {
      void setWish(TEA, true);
      void setWish(GHEE, true);
    });
    await untilAsked(1);
    await settle(0, new Response(null, { status: 500 }));
    expect(session.current.wished).toEqual([GHEE]);
    await untilAsked(2);
    await settle(1, answered([GHEE]));
    expect(session.current.wished).toEqual([GHEE]);
    expect(told.map(({ kind }) => kind)).toEqual(['error', 'success']);
  });
});
