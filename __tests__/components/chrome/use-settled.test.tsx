import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import { useSettled } from '@/components/chrome/use-settled.client';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));

test('waits until the value has stood still', () => {
  const { result, rerender } = renderHook(({ text }) => useSettled(text, 500), {
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
