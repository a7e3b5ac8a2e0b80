import { expect, jest, test } from '@jest/globals';
import { onFirstSign } from '@/lib/browser/first-sign';

test('calls what waits at the first sign, later work at once, and nothing that was cancelled', () => {
  const work = jest.fn();
  const cancelled = jest.fn();
  onFirstSign(work);
  onFirstSign(cancelled)();
  expect(work).not.toHaveBeenCalled();
  dispatchEvent(new Event('touchmove'));
  dispatchEvent(new Event('scroll'));
  expect(work).toHaveBeenCalledTimes(1);
  expect(cancelled).not.toHaveBeenCalled();
  const late = jest.fn();
  onFirstSign(late);
  expect(late).toHaveBeenCalledTimes(1);
});
