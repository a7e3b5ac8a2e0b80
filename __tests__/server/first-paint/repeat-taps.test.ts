/** @jest-environment jsdom */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { repeatTaps } from '@/server/first-paint/repeat-taps.mjs';

/** Longer than a shopper waits. */
const LATE_MS = 20_000;

let answered: string[];
let sent: number;

const button = (name: string) => {
  const found = document.querySelector<HTMLButtonElement>(`[name="${name}"]`);
  if (!found) throw new Error(`No button ${name}`);
  return found;
};

const tap = (name: string) => button(name).click();

const hydrated = new Set<string>();

/** What React does with clicks: some on what it cannot hydrate yet it ends, others go on. */
function onClick({ target }: Event): void {
  const { name } = target as HTMLButtonElement;
  if (hydrated.has(name)) answered.push(name);
}

function hydrate(name: string): void {
  hydrated.add(name);
  Object.assign(button(name), { __reactProps$1: {} });
}

/** What happens when the scripts have come, before the first part of the page is hydrated. */
function startReact(): void {
  document.addEventListener('click', onClick, { capture: true });
  Object.assign(document, { _reactListening1: true });
}

beforeEach(() => {
  jest.useFakeTimers();
  answered = [];
  sent = 0;
  document.body.innerHTML = `<form>
    <button type="button" name="more">+</button><button type="button" name="menu">Menu</button>
    <button type="submit" name="add">Add</button></form>`;
  document.querySelector('form')?.addEventListener('submit', (event) => {
    event.preventDefault();
    sent += 1;
  });
});
afterEach(() => {
  jest.useRealTimers();
  document.removeEventListener('click', onClick, { capture: true });
  hydrated.clear();
  Reflect.deleteProperty(document, '_reactListening1');
});

// Listens once: the page has one as well.
repeatTaps();

test('a tap before the scripts is answered when they run, as often as there were taps', () => {
  tap('more');
  tap('more');
  jest.advanceTimersByTime(1000);
  startReact();
  jest.advanceTimersByTime(1000);
  expect(answered).toEqual([]);
  hydrate('more');
  jest.advanceTimersByTime(1000);
  expect(answered).toEqual(['more', 'more']);
});

test('a tap that React answers is not repeated', () => {
  startReact();
  hydrate('more');
  tap('more');
  jest.advanceTimersByTime(1000);
  expect(answered).toEqual(['more']);
});

test('a tap on what React cannot hydrate yet is answered later', () => {
  startReact();
  tap('more');
  hydrate('more');
  jest.advanceTimersByTime(1000);
  expect(answered).toEqual(['more']);
});

test('a form that is sent after such a tap waits for its answer', () => {
  tap('more');
  tap('add');
  expect(sent).toBe(0);
  startReact();
  hydrate('more');
  hydrate('add');
  jest.advanceTimersByTime(1000);
  expect(answered).toEqual(['more', 'add']);
  expect(sent).toBe(1);
});

test('a button that the browser answers is left to it', () => {
  button('menu').setAttribute('popovertarget', 'categories');
  button('menu').addEventListener('click', () => answered.push('menu'));
  tap('menu');
  tap('add');
  expect(sent).toBe(1);
  startReact();
  jest.advanceTimersByTime(1000);
  expect(answered).toEqual(['menu']);
});

test('a button that React never takes is tapped once', () => {
  button('menu').addEventListener('click', () => answered.push('menu'));
  startReact();
  tap('menu');
  jest.advanceTimersByTime(LATE_MS);
  expect(answered).toEqual(['menu']);
});

test('a form by itself is sent at once', () => {
  tap('add');
  expect(sent).toBe(1);
});

test('without scripts a tap is forgotten, and the form behind it is sent', () => {
  tap('more');
  tap('add');
  jest.advanceTimersByTime(LATE_MS);
  expect(sent).toBe(1);
  startReact();
  hydrate('more');
  jest.advanceTimersByTime(1000);
  expect(answered).toEqual([]);
});

test('what a tap has opened covers the other buttons', () => {
  tap('menu');
  tap('menu');
  button('menu').addEventListener('click', () => {
    document.body.insertAdjacentHTML('beforeend', '<dialog open></dialog>');
  });
  startReact();
  hydrate('menu');
  jest.advanceTimersByTime(1000);
  expect(answered).toEqual(['menu']);
});
