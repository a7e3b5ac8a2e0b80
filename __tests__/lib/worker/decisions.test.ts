import { describe, expect, test } from '@jest/globals';
import {
  cacheName,
  hasOfflinePage,
  isFileOfPage,
  MAX_SEEN,
  MAX_STORED_PICTURES,
  namedFiles,
  offlinePageOf,
  outdatedCaches,
  publicPictures,
  seenCacheName,
  seenPath,
  surplusCaches,
} from '@/lib/worker/decisions.mjs';

const seenCaches = (count: number) =>
  Array.from({ length: count }, (_, id) => seenCacheName('b1', `/products/${id + 1}/x`));

describe('the caches of the service worker', () => {
  test('say which product they are about', () => {
    expect(seenPath(seenCacheName('b1', '/products/7/tulsi'))).toBe('/products/7/tulsi');
    for (const content of ['frame', 'files'] as const) {
      expect(seenPath(cacheName('b1', content))).toBeUndefined();
    }
    expect(seenPath('of-somebody-else')).toBeUndefined();
  });

  test('of another build are outdated, and those of others are left alone', () => {
    const old = [cacheName('b1', 'frame'), seenCacheName('b1', '/products/7/tulsi')];
    const names = [...old, cacheName('b12', 'frame'), 'of-somebody-else'];
    expect(outdatedCaches(names, 'b12')).toEqual(old);
  });

  test('are too many from the twenty-first product on: the oldest goes first', () => {
    const frame = cacheName('b1', 'frame');
    expect(surplusCaches([frame, ...seenCaches(MAX_SEEN)])).toEqual([]);
    const more = seenCaches(MAX_SEEN + 2);
    expect(surplusCaches([frame, ...more])).toEqual(more.slice(0, 2));
  });
});

describe('what is stored with a page', () => {
  test('are the scripts, styles, fonts and drawings that it names, each once', () => {
    const html = `<link href="/_next/static/chunks/a~1.css?x"><script src="/_next/static/chunks/b.js">
      <use href="/_next/static/media/icons.1f.svg#heart"><img src="/art/logo.svg">
      <link href="/fonts/anek.v2.woff2"><script>push("[\\"/_next/static/chunks/b.js\\"]")</script>`;
    expect(namedFiles(html)).toEqual([
      '/_next/static/chunks/a~1.css',
      '/_next/static/chunks/b.js',
      '/_next/static/media/icons.1f.svg',
      '/art/logo.svg',
      '/fonts/anek.v2.woff2',
    ]);
  });

  test('is no script for browsers without modules', () => {
    const html = '<script src="/_next/static/chunks/a.js" noModule=""></script>';
    expect(namedFiles(html)).toEqual([]);
  });

  test('is no file of another address and no answer of the API', () => {
    const html =
      '<a href="/api/session"></a><meta content="https://x.in/art/a.webp"><a href="/cart"></a>';
    expect(namedFiles(html)).toEqual([]);
  });

  test('are the displayed pictures that the page has for everybody', () => {
    const html = '<source srcset="/media/aa/320.avif 320w, /media/aa/640.avif 640w">';
    const displayed = ['/media/aa/640.avif', '/media/avatar/96.webp', '/api/x', 7];
    expect(publicPictures(html, displayed)).toEqual(['/media/aa/640.avif']);
    expect(publicPictures(html, 'no list')).toEqual([]);
  });

  test('are a few pictures at the most', () => {
    const many = Array.from(
      { length: MAX_STORED_PICTURES + 3 },
      (_, index) => `/media/${index}/96.avif`,
    );
    expect(publicPictures(many.join(' '), many)).toEqual(many.slice(0, MAX_STORED_PICTURES));
  });
});

test.each([
  ['/', true],
  ['/cart?x=1', true],
  ['/products/1/tulsi?utm_source=mail', true],
  ['/products/1/tulsi?mobile=true', false],
  ['/api/orders/5/invoice', false],
  ['/demo/pay/x', false],
])('%s may end on a stored page: %p', (path, may) => {
  expect(hasOfflinePage(new URL(path, 'https://shop.in'))).toBe(may);
});

test.each([
  ['/', '/offline'],
  ['/cart', '/offline'],
  ['/history', '/offline'],
  ['/hi', '/hi/offline'],
  ['/hi/products/1/tulsi', '/hi/offline'],
])('without a connection, %s is %s', (path, page) => {
  expect(offlinePageOf(path, ['/offline', '/hi/offline'])).toBe(page);
});

test.each([
  ['/_next/static/chunks/a.js', true],
  ['/media/aa/320.avif', true],
  ['/api/session', false],
  ['/products/1/tulsi', false],
])('%s is a file of a page: %p', (path, isFile) => {
  expect(isFileOfPage(path)).toBe(isFile);
});
