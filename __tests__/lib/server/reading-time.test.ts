import { expect, test } from '@jest/globals';
import { readingMinutes } from '@/lib/server/reading-time';
import { cleanHtml } from '@/lib/server/rich-text';

test.each([
  [0, 1],
  [40, 1],
  [290, 1],
  [310, 2],
  [1000, 5],
])('%i words take %i minutes', (words, minutes) => {
  const text = `<p>${'<strong>slow</strong> '.repeat(words)}</p>`;
  expect(readingMinutes(cleanHtml(text))).toBe(minutes);
});
