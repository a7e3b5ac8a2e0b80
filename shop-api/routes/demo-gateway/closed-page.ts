import { html } from 'hono/html';
import { pageFrame } from './page-frame.ts';

const WORDS = {
  unknown: { title: 'No such payment', text: 'The shop has not made this link.' },
  expired: {
    title: 'This link has expired',
    text: 'Nothing was paid. Start the payment again from the shop.',
  },
  silent: {
    title: 'Paid, and the shop does not know',
    text: 'Close this window. The shop finds out when it asks.',
  },
  left: { title: 'Nothing was paid', text: 'Close this window, or go back and choose again.' },
};

/** A page with nothing more to do. */
export function closedPage(what: keyof typeof WORDS) {
  const { title, text } = WORDS[what];
  return pageFrame(title, html`<h1>${title}</h1><p role="status">${text}</p>`);
}
