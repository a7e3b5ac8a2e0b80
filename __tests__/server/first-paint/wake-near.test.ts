/** @jest-environment jsdom */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { wakeNear } from '@/server/first-paint/wake-near.mjs';

const asleep = (name: string) =>
  `<div class="contents" data-far=""><noscript>${name}</noscript></div>`;
let comesNear: (...parts: Element[]) => void;
let stops: AbortController;

/** Opens a page with parts that sleep, as the browser has them: what is in `noscript` is a text. */
function openPage(html: string) {
  document.body.innerHTML = html;
  for (const stored of document.querySelectorAll('noscript')) {
    stored.textContent = `<a href="/shop">${stored.textContent}</a>`;
  }
  wakeNear();
}

const isThere = (name: string) =>
  [...document.querySelectorAll('a')].some(({ textContent }) => textContent === name);
const find = (selector: string) => document.querySelector(selector) ?? document.body;

beforeEach(() => {
  stops = new AbortController();
  const add = window.addEventListener.bind(window);
  jest.spyOn(window, 'addEventListener').mockImplementation((type, listener, options) => {
    const capture = options === true || (typeof options === 'object' && options.capture === true);
    add(type, listener as EventListener, { capture, signal: stops.signal });
  });
  window.IntersectionObserver = class {
    constructor(read: (entries: object[]) => void) {
      comesNear = (...parts) => read(parts.map((target) => ({ target, isIntersecting: true })));
    }
    observe() {}
  } as never;
});

afterEach(() => {
  stops.abort();
  jest.restoreAllMocks();
  location.hash = '';
});

test('a part is put in its place when it comes near, and says so', () => {
  openPage(asleep('Ghee') + asleep('Tea'));
  const said: EventTarget[] = [];
  document.addEventListener('awake', ({ target }) => target && said.push(target), true);
  const [ghee] = document.querySelectorAll('[data-far]');
  if (ghee) comesNear(ghee);
  expect(isThere('Ghee')).toBe(true);
  expect(isThere('Tea')).toBe(false);
  expect(said).toEqual([ghee]);
});

test('a menu is there before it opens', () => {
  openPage(`<button popovertarget="menu">Menu</button><nav id="menu">${asleep('Shelves')}</nav>
    ${asleep('Ghee')}`);
  find('button').dispatchEvent(new Event('pointerdown', { bubbles: true }));
  expect(isThere('Shelves')).toBe(true);
  expect(isThere('Ghee')).toBe(false);
});

test('a key that moves through the page wakes all of it, one that is typed does not', () => {
  openPage(`<input aria-label="Search">${asleep('Ghee')}`);
  const press = (target: EventTarget, key: string) =>
    target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
  press(find('input'), 'g');
  expect(isThere('Ghee')).toBe(false);
  press(find('input'), 'Tab');
  expect(isThere('Ghee')).toBe(true);
});

test('a printed page is whole', () => {
  openPage(asleep('Ghee'));
  window.dispatchEvent(new Event('beforeprint'));
  expect(isThere('Ghee')).toBe(true);
});

test('an address that names a place in the page finds it', () => {
  location.hash = '#reviews';
  openPage(asleep('Ghee'));
  expect(isThere('Ghee')).toBe(true);
});
