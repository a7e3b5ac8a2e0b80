import { expect, test } from '@jest/globals';
import { formatCounter } from '@/lib/format/counter';

test.each([
  [0, '0'],
  [99, '99'],
  [100, '99+'],
])('shows %p as %s', (count, text) => {
  expect(formatCounter(count)).toBe(text);
});
