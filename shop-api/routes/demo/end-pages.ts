import { createHash } from 'node:crypto';
import { html, raw } from 'hono/html';
import type { DemoReturn } from '../../providers/payment/demo/demo-gateway.ts';
import { pageFrame } from './page-frame.ts';

const COPY = {
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

/** Renders a page without further actions. */
export function closedPage(what: keyof typeof COPY) {
  const { title, text } = COPY[what];
  const content = html`<div class="card"><h1>${title}</h1><p role="status">${text}</p></div>`;
  return pageFrame(title, content);
}

const SUBMIT_AT_ONCE = "document.getElementById('return').submit()";
const digest = createHash('sha256').update(SUBMIT_AT_ONCE).digest('base64');

/** The hash by which the page's policy allows its script. */
export const SUBMIT_AT_ONCE_HASH = `sha256-${digest}`;

const TITLES: Record<string, string> = {
  paid: 'Payment successful',
  failed: 'Payment failed',
  pending: 'Payment pending',
};

interface Return {
  form: DemoReturn;
  /** Whether the browser returns automatically; a page opened again waits for the shopper. */
  isSent: boolean;
}

/**
 * Renders a form that takes the browser back to the shop and also works without script. Its target
 * has no origin: it is the one under which the shopper opened this page.
 */
export function returnPage({ form: { url, fields }, isSent }: Return) {
  const { pathname } = new URL(url);
  const title = TITLES[fields.status ?? ''] ?? 'Payment';
  const content = html`<h1>${title}</h1>
    <p role="status">${isSent ? 'Taking you back to the shop.' : 'This payment is made.'}</p>
    <form id="return" method="post" action="${pathname}">
      ${Object.entries(fields).map(
        ([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`,
      )}
      <p><button class="main">Return to the shop</button></p>
    </form>
    ${isSent ? html`<script>${raw(SUBMIT_AT_ONCE)}</script>` : ''}`;
  return pageFrame(title, content);
}
