import '@testing-library/jest-dom/jest-globals';
import { afterEach } from '@jest/globals';
import { cleanup, configure } from '@testing-library/react';

// The first import of a lazy module takes more than the default second on a busy machine.
configure({ asyncUtilTimeout: 5_000 });

afterEach(cleanup);

/** An observer that never reports anything: jsdom has no layout. */
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

/** jsdom has the dialog element but cannot open it. */
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

/** jsdom does not support `<search>` yet, and React warns about unknown elements. */
Object.defineProperty(HTMLUnknownElement.prototype, Symbol.toStringTag, {
  get(this: HTMLElement) {
    return this.localName === 'search' ? 'HTMLElement' : 'HTMLUnknownElement';
  },
});
