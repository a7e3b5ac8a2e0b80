import { expect, test } from '@jest/globals';
import { formatCounter, spokenCount } from '@/lib/format/counter';

test.each([
  [0, '0'],
  [99, '99'],
  [100, '99+'],
])('shows %p as %s', (count, text) => {
  expect(formatCounter(count)).toBe(text);
});

test.each([
  [0, 'Cart'],
  [1, 'Cart, 1 item'],
  [100, 'Cart, 100 items'],
])('announces %p as “%s”', (count, text) => {
  expect(spokenCount('Cart', count)).toBe(text);
});
