/** @jest-environment jsdom */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { loadLater } from '@/server/first-paint/load-later.mjs';

const SCRIPTS = ['/_next/1.js', '/_next/2.js'];

const loaded = () =>
  [...document.head.children].map((one) => one.getAttribute('href') ?? one.getAttribute('src'));
const ALL = ['/_next/a.css', ...SCRIPTS];

/** Runs the loader in a page with this content, as the script behind its sheets. */
function openPage(content: string, { hrefs = ['/_next/a.css'], chosen = '/media/1.avif' } = {}) {
  document.head.innerHTML = '';
  document.body.innerHTML = `${content}<noscript></noscript><script></script>`;
  const [sheets] = document.getElementsByTagName('noscript');
  const links = hrefs.map((href) => `<link rel="stylesheet" href="${href}">`);
  if (sheets) sheets.textContent = links.join('');
  const script = document.querySelector('script');
  jest.spyOn(document, 'currentScript', 'get').mockReturnValue(script);
  // jsdom chooses no files.
  jest.spyOn(HTMLImageElement.prototype, 'currentSrc', 'get').mockReturnValue(chosen);
  loadLater(SCRIPTS);
}

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test('loads sheets and scripts at once where no picture comes first', () => {
  openPage('<h1>FAQ</h1>');
  expect(loaded()).toEqual(ALL);
});

test('waits for the picture of the page', () => {
  openPage('<img fetchpriority="high" alt="" src="/media/1.avif">');
  jest.advanceTimersByTime(1000);
  expect(loaded()).toEqual([]);
  document.querySelector('img')?.dispatchEvent(new Event('load'));
  expect(loaded()).toEqual(ALL);
});

test('does not wait for pictures in a browser that displays none', () => {
  openPage('<img fetchpriority="high" alt="" src="/media/1.avif">', { chosen: '' });
  jest.advanceTimersByTime(100);
  expect(loaded()).toEqual(ALL);
});

test('waits for a picture whose file the browser chooses after the script', () => {
  openPage('<img fetchpriority="high" alt="" src="/media/1.avif">', { chosen: '' });
  expect(loaded()).toEqual([]);
  jest.spyOn(HTMLImageElement.prototype, 'currentSrc', 'get').mockReturnValue('/media/1.avif');
  jest.advanceTimersByTime(1000);
  expect(loaded()).toEqual([]);
  document.querySelector('img')?.dispatchEvent(new Event('load'));
  expect(loaded()).toEqual(ALL);
});

test('does not wait for a picture that cannot be loaded', () => {
  openPage('<img fetchpriority="high" alt="" src="/media/1.avif">');
  document.querySelector('img')?.dispatchEvent(new Event('error'));
  expect(loaded()).toEqual(ALL);
});

test.each(['pointerdown', 'keydown'])('loads at once at a %s', (sign) => {
  openPage('<img fetchpriority="high" alt="" src="/media/1.avif">');
  dispatchEvent(new Event(sign));
  expect(loaded()).toEqual(ALL);
});

test('applies the sheets together, when the last one has come or has failed', () => {
  openPage('<h1>FAQ</h1>', { hrefs: ['/_next/a.css', '/_next/b.css'] });
  const links = [...document.head.querySelectorAll('link')];
  const media = () => links.map((link) => link.media);
  expect(media()).toEqual(['not all', 'not all']);
  links[0]?.dispatchEvent(new Event('load'));
  expect(media()).toEqual(['not all', 'not all']);
  links[1]?.dispatchEvent(new Event('error'));
  expect(media()).toEqual(['all', 'all']);
});

test('waits two and a half seconds at the longest, and loads once', () => {
  openPage('<img fetchpriority="high" alt="" src="/media/1.avif">');
  jest.advanceTimersByTime(2500);
  document.querySelector('img')?.dispatchEvent(new Event('load'));
  dispatchEvent(new Event('keydown'));
  expect(loaded()).toEqual(ALL);
});
