import { expect, jest, test } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import { useAutoplay } from '@/components/ui/use-carousel.client';

test('nothing moves on a page before the shopper’s first sign of life', () => {
  jest.useFakeTimers();
  const advance = jest.fn();
  const region = { current: document.createElement('section') };
  renderHook(() => useAutoplay(region, 1000, advance));
  act(() => jest.advanceTimersByTime(60_000));
  expect(advance).not.toHaveBeenCalled();
  act(() => void dispatchEvent(new Event('scroll')));
  act(() => jest.advanceTimersByTime(2000));
  expect(advance).toHaveBeenCalledTimes(2);
  jest.useRealTimers();
});
