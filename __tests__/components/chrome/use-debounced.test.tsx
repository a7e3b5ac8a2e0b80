import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import { useDebounced } from '@/components/chrome/use-debounced.client';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));

test('returns a value once it has not changed for the delay', () => {
  const { result, rerender } = renderHook(({ text }) => useDebounced(text, 500, ''), {
    initialProps: { text: '' },
  });
  rerender({ text: 't' });
  pass(499);
  rerender({ text: 'tu' });
  pass(499);
  expect(result.current).toBe('');
  pass(1);
  expect(result.current).toBe('tu');
});
