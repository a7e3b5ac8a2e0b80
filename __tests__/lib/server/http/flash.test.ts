import { expect, test } from '@jest/globals';
import { inEnglish } from '@/lib/language/translate';
import { flashFor } from '@/lib/server/http/flash';

test('a message with too many sentences for a cookie states how many it omits', () => {
  const details = Array.from({ length: 30 }, (_, n) => `${n}: ${'ghee '.repeat(10)}`);
  const flash = flashFor(
    { t: inEnglish, message: 'Done', details, isError: false, target: '/cart' },
    0,
  );
  const kept = flash.details ?? [];
  expect(kept.at(-1)).toBe(`And ${30 - (kept.length - 1)} more.`);
  expect(kept.slice(0, -1)).toEqual(details.slice(0, kept.length - 1));
  expect(Buffer.byteLength(JSON.stringify(flash))).toBeLessThan(1200);
});

test.each(['/hi/cart?x=1', '/gu/cart#y', '/cart?mobile=true'])(
  'a message for %s is that of the page in every language and frame',
  (target) => {
    expect(flashFor({ t: inEnglish, message: 'Done', isError: false, target }, 0).page).toBe(
      '/cart',
    );
  },
);

test('a message without further sentences stores none', () => {
  expect(
    flashFor({ t: inEnglish, message: 'Done', isError: false, target: '/cart?x=1#y' }, 0),
  ).toEqual({
    message: 'Done',
    isError: false,
    page: '/cart',
    until: 15_000,
  });
});
