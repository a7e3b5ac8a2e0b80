import { createHash } from 'node:crypto';
import { html, raw } from 'hono/html';
import type { DemoReturn } from '../../providers/payment/demo-gateway.ts';
import { pageFrame } from './page-frame.ts';

const SUBMIT_AT_ONCE = "document.getElementById('return').submit()";
const digest = createHash('sha256').update(SUBMIT_AT_ONCE).digest('base64');

/** By which the page's policy knows its script. */
export const SUBMIT_AT_ONCE_HASH = `sha256-${digest}`;

const TITLES: Record<string, string> = {
  paid: 'Payment successful',
  failed: 'Payment failed',
  pending: 'Payment pending',
};

interface Return {
  form: DemoReturn;
  /** Whether the browser goes by itself; opened once more, the page waits for the shopper. */
  isSent: boolean;
}

/**
 * Takes the browser back to the shop by a form, which also works without script. The shop's address is
 * left out: it is the one under which the shopper has opened this page.
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
