import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { startNavigationLine } from '@/components/ui/navigation-line';

const root = document.documentElement;
const isShown = () => root.hasAttribute('data-navigating');
const pass = (ms: number) => jest.advanceTimersByTime(ms);

beforeEach(() => {
  jest.useFakeTimers();
  history.replaceState(null, '', '/shop');
});
afterEach(() => {
  dispatchEvent(new Event('pageshow'));
  jest.useRealTimers();
});

test('appears 150 ms after the tap and leaves when the page is there', () => {
  startNavigationLine('/cart');
  pass(100);
  expect(isShown()).toBe(false);
  pass(50);
  expect(isShown()).toBe(true);
  history.pushState(null, '', '/cart');
  pass(50);
  expect(isShown()).toBe(false);
});

test('never appears for a quick page, nor for another part of the same page', () => {
  startNavigationLine('/cart');
  history.pushState(null, '', '/cart');
  pass(200);
  expect(isShown()).toBe(false);
  startNavigationLine('/cart#total');
  pass(200);
  expect(isShown()).toBe(false);
});

test('follows the last tap, and gives up with the navigation', () => {
  startNavigationLine('/cart');
  pass(100);
  startNavigationLine('/wishlist');
  pass(100);
  expect(isShown()).toBe(false);
  pass(100);
  expect(isShown()).toBe(true);
  pass(30_000);
  expect(isShown()).toBe(false);
});

test('leaves with the page, so that the back button restores one without it', () => {
  startNavigationLine('/cart');
  pass(200);
  dispatchEvent(new Event('pageshow'));
  expect(isShown()).toBe(false);
});
