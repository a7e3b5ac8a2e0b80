import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { keepFloatsClear } from '@/components/chrome/keep-floats-clear';

let below: Element;
let stop: () => void;

function setUp(page: string): HTMLElement {
  document.body.innerHTML = `${page}<aside><a href="#chat">Chat</a></aside>`;
  const floats = document.body.querySelector('aside') as HTMLElement;
  below = document.body.firstElementChild as Element;
  stop = keepFloatsClear(floats);
  return floats;
}

const isDisplayed = (floats: HTMLElement) =>
  floats.matches('[data-rested]') && floats.firstElementChild?.matches('[data-clear]');

beforeEach(() => {
  jest.useFakeTimers();
  globalThis.ResizeObserver = class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
  document.elementsFromPoint = () => [below, document.body];
});
afterEach(() => {
  stop();
  jest.useRealTimers();
});

test.each([
  '<a href="/cart">Cart</a>',
  '<button>Add to cart</button>',
  '<p>₹279.00</p>',
  '<img alt="">',
])('no floating button is displayed over %s', (page) => {
  const floats = setUp(page);
  jest.runAllTimers();
  expect(isDisplayed(floats)).toBe(false);
});

test('one is displayed where there is only ground', () => {
  const floats = setUp('<section><p>Elsewhere</p></section>');
  jest.runAllTimers();
  expect(isDisplayed(floats)).toBe(true);
});

test('none is displayed while the page scrolls; it returns when the page rests', () => {
  const floats = setUp('<section></section>');
  jest.runAllTimers();
  dispatchEvent(new Event('scroll'));
  expect(isDisplayed(floats)).toBe(false);
  jest.advanceTimersByTime(150);
  expect(isDisplayed(floats)).toBe(true);
});
