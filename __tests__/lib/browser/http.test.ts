import { locks } from 'node:worker_threads';
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { openFakeApi } from '@/__tests__/support/fake-api';
import { IDEMPOTENCY_HEADER } from '@/contract/kit/headers';
import { commonMessages } from '@/contract/messages/common';
import { messageFor } from '@/lib/api-error';
import { oneAtATime, sendJson } from '@/lib/browser/http';
import { FIRST_COOKIES_HEADER } from '@/lib/view/session';

function setLocks(value: unknown): void {
  Object.defineProperty(navigator, 'locks', { value, configurable: true });
}

/** Jobs that record when they start and end when the test ends them. */
function works(count: number) {
  const started: number[] = [];
  const ends = Array.from({ length: count }, () => Promise.withResolvers<string>());
  const done = ends.map(({ promise }, index) =>
    oneAtATime(() => {
      started.push(index);
      return promise;
    }),
  );
  return { started, ends, done };
}

const nextTurn = () => new Promise((resolve) => setTimeout(resolve));

describe('writes of one browser', () => {
  beforeEach(() => setLocks(locks));
  afterEach(() => setLocks(undefined));

  test('are sent one after the other, in their order', async () => {
    const { started, ends, done } = works(2);
    await nextTurn();
    expect(started).toEqual([0]);
    ends[0]?.resolve('first');
    expect(await done[0]).toBe('first');
    await nextTurn();
    expect(started).toEqual([0, 1]);
    ends[1]?.resolve('second');
    expect(await done[1]).toBe('second');
  });

  test('a failure is reported to its caller, is not retried and does not stop the next', async () => {
    const { started, ends, done } = works(2);
    ends[0]?.reject(new Error('no answer'));
    ends[1]?.resolve('second');
    await expect(done[0]).rejects.toThrow('no answer');
    expect(await done[1]).toBe('second');
    expect(started).toEqual([0, 1]);
  });
});

test('without the Web Locks API are sent immediately', async () => {
  const { started, ends, done } = works(2);
  expect(started).toEqual([0, 1]);
  for (const end of ends) end.resolve('done');
  expect(await Promise.all(done)).toEqual(['done', 'done']);
});

describe('a write', () => {
  const fails = () => sendJson('post', '/api/cart').catch((error: unknown) => error);

  afterEach(() => document.documentElement.removeAttribute('data-offline'));

  test('without a connection is refused politely and sends nothing', async () => {
    let asked = 0;
    openFakeApi(() => {
      asked += 1;
      return Response.json({});
    });
    document.documentElement.setAttribute('data-offline', '');
    const error = await fails();
    expect(error).toMatchObject({ kind: 'offline' });
    expect(messageFor(error, 'No')).toBe(commonMessages.notSentOffline);
    expect(asked).toBe(0);
  });

  test('of which the shop API says nothing fails in the words of its place', async () => {
    const answer = { status: false, code: 'unavailable', message: commonMessages.notAnswering };
    openFakeApi(() => Response.json(answer, { status: 503 }));
    expect(messageFor(await fails(), 'There was an error!')).toBe('There was an error!');
  });

  test('that the shop API itself puts off has its words', async () => {
    const answer = { status: false, code: 'unavailable', reason: 'shop_busy', message: 'Busy' };
    openFakeApi(() => Response.json(answer, { status: 503 }));
    expect(messageFor(await fails(), 'There was an error!')).toBe('Busy');
  });

  test.each([
    [false, { kind: 'cookies', message: commonMessages.cookiesRefused }],
    [true, { done: true }],
    [undefined, { done: true }],
  ])(
    'that sets the first cookies asks whether they are kept (%s)',
    async (areReturned, outcome) => {
      openFakeApi(({ pathname }) => {
        if (pathname === '/api/cart')
          return Response.json({ done: true }, { headers: { [FIRST_COOKIES_HEADER]: '1' } });
        return areReturned === undefined
          ? new Response(null, { status: 404 })
          : Response.json({ areReturned });
      });
      expect(await fails()).toMatchObject(outcome);
    },
  );

  test('without an answer is sent once more under its key, which the shop answers again', async () => {
    const keys: (string | null)[] = [];
    openFakeApi((_url, { headers }) => {
      keys.push(headers.get(IDEMPOTENCY_HEADER));
      if (keys.length === 1) throw new TypeError('No answer');
      return Response.json({ done: true });
    });
    expect(await sendJson('post', '/api/cart')).toEqual({ done: true });
    expect(keys).toEqual([keys[0], keys[0]]);
  });

  test('that would do more a second time is sent once', async () => {
    let asked = 0;
    openFakeApi(() => {
      asked += 1;
      throw new TypeError('No answer');
    });
    const write = sendJson('post', '/api/otp', { isOnce: true });
    await expect(write).rejects.toMatchObject({ kind: 'network' });
    expect(asked).toBe(1);
  });

  test('is given up after ten seconds', async () => {
    const limit = jest.spyOn(globalThis, 'setTimeout');
    openFakeApi(() => Response.json({}));
    await sendJson('post', '/api/cart');
    expect(limit).toHaveBeenCalledWith(expect.any(Function), 10_000);
    limit.mockRestore();
  });

  test('that is given up ends without an answer', async () => {
    openFakeApi(
      (_url, { signal }) =>
        new Promise((_resolve, reject) => {
          signal.addEventListener('abort', () => reject(signal.reason));
        }),
    );
    const end = new AbortController();
    const write = sendJson('post', '/api/cart', { signal: end.signal });
    setTimeout(() => end.abort());
    await expect(write).rejects.toMatchObject({ kind: 'network' });
  });
});
