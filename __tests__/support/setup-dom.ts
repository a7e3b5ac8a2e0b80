import '@testing-library/jest-dom/jest-globals';
import { afterEach } from '@jest/globals';
import { cleanup } from '@testing-library/react';

afterEach(cleanup);

/** An observer that never sees anything: jsdom has no layout. */
class BlindObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
  takeRecords() {
    return [];
  }
}

const noMatch = (media: string) =>
  Object.assign(new EventTarget(), { matches: false, media, onchange: null });

Object.assign(window, {
  IntersectionObserver: BlindObserver,
  ResizeObserver: BlindObserver,
  matchMedia: noMatch,
  scrollTo: () => undefined,
});
Object.assign(Element.prototype, { scrollIntoView: () => undefined });
