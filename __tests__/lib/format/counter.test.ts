import { expect, test } from '@jest/globals';
import { englishText } from '@/contract/messages/text-with-values';
import { countInEnglish, countOf, formatCounter, spokenCount } from '@/lib/format/counter';

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
  expect(englishText(spokenCount('Cart', count))).toBe(text);
});

test.each([
  [1, 'search', '1 search'],
  [2, 'search', '2 searches'],
  [3, 'category', '3 categories'],
  [2, 'day', '2 days'],
  [123_456, 'review', '1,23,456 reviews'],
])('counts %p of “%s” as “%s”', (count, noun, text) => {
  expect(countInEnglish(count, noun)).toBe(text);
});

test.each([
  [1, '1 review'],
  [123_456, '1,23,456 reviews'],
])('counts %p reviews as “%s”', (count, text) => {
  expect(englishText(countOf(count, 'review'))).toBe(text);
});
