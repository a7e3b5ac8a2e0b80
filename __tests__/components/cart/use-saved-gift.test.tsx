import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import { useSavedGift } from '@/components/cart/gift-box.client';
import type { GiftChoice } from '@/lib/view/cart';

const NONE: GiftChoice = { isGift: false, message: '', packing: 0 };

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

/** A gift box whose server answers the saves with the given answers, in order. */
function draw(...answers: boolean[]) {
  const sent: GiftChoice[] = [];
  const save = async (choice: GiftChoice) => {
    sent.push(choice);
    return answers[sent.length - 1] ?? true;
  };
  const { result } = renderHook(() => useSavedGift(NONE, save));
  const pause = () => act(() => jest.advanceTimersByTimeAsync(500));
  return { result, sent, pause };
}

test('shows a choice immediately and saves it once the shopper pauses', async () => {
  const { result, sent, pause } = draw();
  act(() => result.current.choose('isGift', true));
  act(() => result.current.choose('message', 'For the new kitchen'));
  expect(result.current).toMatchObject({
    choice: { isGift: true, message: 'For the new kitchen' },
    state: 'saving',
  });
  expect(sent).toEqual([]);
  await pause();
  expect(sent).toEqual([{ isGift: true, message: 'For the new kitchen', packing: 0 }]);
  expect(result.current.state).toBe('saved');
});

test('keeps an unsaved choice, displays an error, and sends it with the next change', async () => {
  const { result, sent, pause } = draw(false);
  act(() => result.current.choose('message', 'For the new kitchen'));
  await pause();
  expect(result.current).toMatchObject({
    choice: { message: 'For the new kitchen' },
    state: 'failed',
  });
  act(() => result.current.choose('packing', 9001));
  await pause();
  expect(sent.at(-1)).toEqual({ isGift: false, message: 'For the new kitchen', packing: 9001 });
  expect(result.current.state).toBe('saved');
});
