import { locks } from 'node:worker_threads';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { oneAtATime } from '@/lib/browser/one-at-a-time';

function setLocks(value: unknown): void {
  Object.defineProperty(navigator, 'locks', { value, configurable: true });
}

/** Works that say when they start, and end when they are told to. */
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

  test('leave one after the other, in the order they came', async () => {
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

  test('a failure is told, made once, and does not stop the next', async () => {
    const { started, ends, done } = works(2);
    ends[0]?.reject(new Error('no answer'));
    ends[1]?.resolve('second');
    await expect(done[0]).rejects.toThrow('no answer');
    expect(await done[1]).toBe('second');
    expect(started).toEqual([0, 1]);
  });
});

test('without locks they leave as they come', async () => {
  const { started, ends, done } = works(2);
  expect(started).toEqual([0, 1]);
  for (const end of ends) end.resolve('done');
  expect(await Promise.all(done)).toEqual(['done', 'done']);
});
