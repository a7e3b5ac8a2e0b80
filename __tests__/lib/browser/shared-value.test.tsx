import { expect, test } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import { sharedValue } from '@/lib/browser/shared-value';
import { useSharedValue } from '@/lib/browser/use-shared-value';

test('every component displays the latest value', () => {
  const counter = sharedValue(0);
  const one = renderHook(() => useSharedValue(counter));
  const other = renderHook(() => useSharedValue(counter));
  act(() => counter.set(2));
  expect([one.result.current, other.result.current]).toEqual([2, 2]);
});

test('a component that left the page is not notified', () => {
  const counter = sharedValue(0);
  let renders = 0;
  const { unmount } = renderHook(() => {
    renders += 1;
    return useSharedValue(counter);
  });
  unmount();
  act(() => counter.set(1));
  expect(renders).toBe(1);
});

test('an equal value renders nothing again', () => {
  const cart = sharedValue({ lines: [{ id: 1 }] });
  const { first } = cart;
  const { result } = renderHook(() => useSharedValue(cart));
  act(() => cart.set({ lines: [{ id: 1 }] }));
  expect(result.current).toBe(first);
});
