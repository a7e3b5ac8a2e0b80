import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { act, renderHook, waitFor } from '@testing-library/react';
import { openFakeApi } from '@/__tests__/support/fake-api';
import { FakeCart } from '@/__tests__/support/fake-cart';
import { cartMessages } from '@/contract/messages/cart';
import { wishlistMessages } from '@/contract/messages/wishlist';
import { cartQueue } from '@/lib/browser/cart';
import { updateSession } from '@/lib/browser/session-store';
import { connectToasts, type ToastMessage } from '@/lib/browser/toast';
import { useSession } from '@/lib/browser/use-session';
import { postSetWishlisted } from '@/lib/browser/wishlist';
import { ANONYMOUS_SHOPPER } from '@/lib/view/session';

interface Asked {
  pid: number;
  wishlisted: boolean;
  answer: (response: Response) => void;
}

const TEA = 1001;
const GHEE = 1002;

let asked: Asked[];
let told: ToastMessage[];
let disconnect: () => void;

/** The session that the page displays. */
const draw = () => renderHook(() => useSession().session).result;
const answered = (wishlisted: number[]) =>
  Response.json({ wishlisted, wishlistCount: wishlisted.length });
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
  openFakeApi(async (_url, request) => {
    if (request.method === 'GET') return Response.json(ANONYMOUS_SHOPPER);
    const { promise, resolve } = Promise.withResolvers<Response>();
    asked.push({ ...(await request.json()), answer: resolve });
    return promise;
  });
  await act(async () => updateSession({ ...ANONYMOUS_SHOPPER, cartCount: 1 }));
});

describe('a tap on a heart', () => {
  test('shows immediately and is then replaced by the server’s answer', async () => {
    const session = draw();
    await act(async () => void postSetWishlisted(TEA, true));
    expect(session.current).toMatchObject({ wishlisted: [TEA], wishlistCount: 1 });
    await untilAsked(1);
    expect(asked[0]).toMatchObject({ pid: TEA, wishlisted: true });
    await settle(0, answered([TEA, GHEE]));
    expect(session.current).toMatchObject({ wishlisted: [TEA, GHEE], wishlistCount: 2 });
    expect(told).toMatchObject([{ kind: 'success', text: wishlistMessages.added }]);
  });

  test('that fails is reverted, with the specified message', async () => {
    const session = draw();
    await act(async () => void postSetWishlisted(TEA, true));
    await untilAsked(1);
    await act(async () => updateSession({ cartCount: 5 }));
    await settle(0, new Response('Bad gateway', { status: 502 }));
    expect(session.current).toMatchObject({ wishlisted: [], wishlistCount: 0, cartCount: 5 });
    expect(told).toMatchObject([
      {
        kind: 'error',
        notes: [],
        text: wishlistMessages.notAdded,
      },
    ]);
  });

  test('of an unknown shopper displays a request to reload', async () => {
    await act(async () => void postSetWishlisted(TEA, true));
    await untilAsked(1);
    const refusal = { status: false, code: 'not_logged_in', message: 'Who are you?' };
    await settle(0, Response.json(refusal, { status: 401 }));
    expect(told).toMatchObject([
      {
        kind: 'error',
        notes: [],
        text: wishlistMessages.noShopper,
      },
    ]);
  });

  test('while another tab logs in is sent again, for the customer', async () => {
    const session = draw();
    await act(async () => void postSetWishlisted(TEA, true));
    await untilAsked(1);
    const moved = { status: false, code: 'visitor_moved', message: 'Just logged in' };
    await settle(0, Response.json(moved, { status: 409 }));
    await untilAsked(2);
    await settle(1, answered([TEA]));
    expect(session.current.wishlisted).toEqual([TEA]);
    expect(told).toMatchObject([{ kind: 'success', text: wishlistMessages.added }]);
  });

  test('that removes the product confirms it', async () => {
    await act(async () => updateSession({ wishlisted: [TEA], wishlistCount: 1 }));
    const session = draw();
    await act(async () => void postSetWishlisted(TEA, false));
    expect(session.current.wishlistCount).toBe(0);
    await untilAsked(1);
    await settle(0, answered([]));
    expect(told).toMatchObject([{ kind: 'success', text: wishlistMessages.removed }]);
  });
});

test('a tap is sent while the cart waits for its next attempt', async () => {
  await act(async () => void cartQueue.put({ kind: 'add', productId: GHEE, quantity: 1 }));
  await untilAsked(1);
  await settle(0, new Response('Bad gateway', { status: 502 }));
  await act(async () => void postSetWishlisted(TEA, true));
  await untilAsked(2);
  expect(asked[1]).toMatchObject({ pid: TEA, wishlisted: true });
  await settle(1, answered([TEA]));
  await untilAsked(3);
  expect(asked[2]).toMatchObject({ pid: GHEE, quantity: 1 });
  await settle(2, Response.json(new FakeCart({}).cart()));
  expect(told.map(({ text }) => text)).toEqual([wishlistMessages.added, cartMessages.added]);
});

describe('several taps', () => {
  test('are sent one after the other, and the last one decides', async () => {
    const session = draw();
    await act(async () => {
      void postSetWishlisted(TEA, true);
      void postSetWishlisted(TEA, false);
    });
    await untilAsked(1);
    expect(asked).toHaveLength(1);
    await settle(0, answered([TEA]));
    expect(session.current.wishlisted).toEqual([]);
    await untilAsked(2);
    expect(asked[1]).toMatchObject({ pid: TEA, wishlisted: false });
    await settle(1, answered([]));
    expect(session.current.wishlisted).toEqual([]);
  });

  test('fail independently', async () => {
    const session = draw();
    await act(async () => {
      void postSetWishlisted(TEA, true);
      void postSetWishlisted(GHEE, true);
    });
    await untilAsked(1);
    await settle(0, new Response(null, { status: 500 }));
    expect(session.current.wishlisted).toEqual([GHEE]);
    await untilAsked(2);
    await settle(1, answered([GHEE]));
    expect(session.current.wishlisted).toEqual([GHEE]);
    expect(told.map(({ kind }) => kind)).toEqual(['error', 'success']);
  });
});
