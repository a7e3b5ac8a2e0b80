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

/** jsdom knows dialogs but cannot open them. */
Object.assign(HTMLDialogElement.prototype, {
  showModal(this: HTMLDialogElement) {
    this.open = true;
  },
  close(this: HTMLDialogElement) {
    if (!this.open) return;
    this.open = false;
    this.dispatchEvent(new Event('close'));
  },
});

/** jsdom does not know `<search>` yet, and React complains about elements that nobody knows. */
Object.defineProperty(HTMLUnknownElement.prototype, Symbol.toStringTag, {
  get(this: HTMLElement) {
    return this.localName === 'search' ? 'HTMLElement' : 'HTMLUnknownElement';
  },
});
