import { expect, jest, test } from '@jest/globals';
import { createFirstPaint, paintFirst } from '@/server/first-paint/first-paint';

const PAGE = `<!DOCTYPE html><html><head><link rel="stylesheet" href="/_next/static/chunks/a.css" data-precedence="next"/><link rel="stylesheet" href="/_next/static/chunks/b.css" data-precedence="next"/><link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/1.js"/><script src="/_next/static/chunks/2.js" async=""></script><title>Tulsi</title><script src="/_next/static/chunks/old.js" noModule=""></script></head><body><h1>Tulsi</h1><script src="/_next/static/chunks/1.js" id="_R_" async=""></script><script>self.__next_f.push([1,"$1"])</script></body></html>`;

const painted = paintFirst(PAGE, (sheets) => `.of{content:"$& ${sheets.join()}"}`);
const [, head = '', body = ''] = /<head>(.*)<\/head><body>(.*)<\/body>/s.exec(painted) ?? [];

test('the style that a page uses stands in its head, in place of the sheets', () => {
  expect(head).toContain(
    '<style>.of{content:"$& /_next/static/chunks/a.css,/_next/static/chunks/b.css"}</style>',
  );
  expect(head).not.toContain('rel="stylesheet"');
});

test('nothing of the head is fetched for the first paint', () => {
  expect(head).not.toMatch(/<script (?!src="[^"]*" noModule)/);
  expect(head).not.toContain('preload');
});

test('a browser without JavaScript loads the whole sheets', () => {
  const [, links] = /<noscript>(.*)<\/noscript>/.exec(body) ?? [];
  expect(links).toBe(
    '<link data-precedence="next" rel="stylesheet" href="/_next/static/chunks/a.css"><link data-precedence="next" rel="stylesheet" href="/_next/static/chunks/b.css">',
  );
});

test('every script is loaded, in the order of the page, and the inline ones stay', () => {
  expect(body).toMatch(/\(\["\/_next\/static\/chunks\/2\.js","\/_next\/static\/chunks\/1\.js"\]\)/);
  expect(body).toContain('<script>self.__next_f.push([1,"$1"])</script>');
});

test('a document without style sheets is left as it is', () => {
  const plain = '<html><head><title>404</title></head><body></body></html>';
  expect(paintFirst(plain, () => 'unused')).toBe(plain);
});

test('a page whose sheets cannot be read is sent as it was made', () => {
  expect(createFirstPaint('/no/such/build')(PAGE)).toBe(PAGE);
  expect(console.error).toHaveBeenCalledTimes(1);
  jest.mocked(console.error).mockClear();
});
