import { locks } from 'node:worker_threads';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { oneAtATime } from '@/lib/browser/http';

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
