import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { commonMessages } from '@/contract/messages/common';
import { sayIfSlow } from '@/lib/browser/slow-write';
import { connectToasts } from '@/lib/browser/toast';

let shown: string[];
let cleared: number;
let disconnect: () => void;

beforeEach(() => {
  jest.useFakeTimers();
  shown = [];
  cleared = 0;
  disconnect = connectToasts(
    ({ text }) => shown.push(text),
    () => {
      cleared += 1;
    },
  );
});
afterEach(() => {
  disconnect();
  jest.useRealTimers();
});

test('a write that takes longer than two seconds says so until it ends', async () => {
  const write = Promise.withResolvers<string>();
  const done = sayIfSlow(write.promise);
  await jest.advanceTimersByTimeAsync(1_999);
  expect(shown).toEqual([]);
  await jest.advanceTimersByTimeAsync(1);
  expect(shown).toEqual([commonMessages.slow]);
  write.resolve('done');
  expect(await done).toBe('done');
  expect(cleared).toBe(1);
});

test('a quick write says nothing, and neither does one that fails at once', async () => {
  expect(await sayIfSlow(Promise.resolve('done'))).toBe('done');
  await expect(sayIfSlow(Promise.reject(new Error('no')))).rejects.toThrow('no');
  await jest.advanceTimersByTimeAsync(5_000);
  expect([shown, cleared]).toEqual([[], 0]);
});

test('the notice stays until the last slow write has ended', async () => {
  const [first, second] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const writes = [sayIfSlow(first.promise), sayIfSlow(second.promise)];
  await jest.advanceTimersByTimeAsync(2_000);
  first.resolve();
  await writes[0];
  expect(cleared).toBe(0);
  second.resolve();
  await writes[1];
  expect(cleared).toBe(1);
});
