import { describe, expect, test } from '@jest/globals';
import { inLanguage, splitLanguage } from '@/contract/shop/languages';

describe('the language of a path', () => {
  test.each([
    ['/', 'en', '/'],
    ['/shop?page=2', 'en', '/shop?page=2'],
    ['/hi', 'hi', '/'],
    ['/hi?mobile=true', 'hi', '/?mobile=true'],
    ['/hi/shop?page=2', 'hi', '/shop?page=2'],
    ['/hibiscus', 'en', '/hibiscus'],
  ] as const)('%s is %s', (href, language, path) => {
    expect(splitLanguage(href)).toEqual({ language, path });
  });

  test.each([
    ['/', '/hi'],
    ['/?mobile=true', '/hi?mobile=true'],
    ['/shop', '/hi/shop'],
    ['/hi/shop', '/hi/shop'],
    ['/profile#orders', '/hi/profile#orders'],
  ])('%s in Hindi is %s', (href, hindi) => {
    expect(inLanguage(href, 'hi')).toBe(hindi);
    expect(inLanguage(hindi, 'en')).toBe(splitLanguage(href).path);
  });
});
