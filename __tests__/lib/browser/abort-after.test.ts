import { expect, test } from '@jest/globals';
import { abortAfter } from '@/lib/browser/abort-after';

test('a write is given up after its time, in browsers without `AbortSignal.timeout` too', async () => {
  const signal = abortAfter(5);
  expect(signal.aborted).toBe(false);
  await new Promise((done) => signal.addEventListener('abort', done));
  expect((signal.reason as DOMException).name).toBe('TimeoutError');
});
