import { html, raw } from 'hono/html';
import { INDIA_TIME_ZONE } from '../../../contract/shop/india-time.ts';
import { SHOP_NAME } from '../../../contract/shop/shop-names.ts';
import { artPath } from '../../../contract/shop/storefront-files.ts';
import type { OutboxMessage } from '../../providers/outbox.ts';
import { inboxStyle } from './inbox-style.ts';

const IN_INDIA = new Intl.DateTimeFormat('en-IN', {
  dateStyle: 'medium',
  timeStyle: 'medium',
  timeZone: INDIA_TIME_ZONE,
});

/** Links of an email open in a new tab, as in an email program. */
const MAIL_BASE = '<base target="_blank">';

interface InboxPage {
  messages: OutboxMessage[];
  /** Where the pictures and the type of mails are. */
  publicOrigin: string;
  /** Whether the page stays as it is, so that a mail can be read in peace. */
  isStill: boolean;
}

/**
 * Renders mails as mail programs do, and text messages as phones do. The page reloads every five
 * seconds, without a script.
 */
export function inboxPage({ messages, publicOrigin, isStill }: InboxPage) {
  return html`<!doctype html>
    <html lang="en-IN">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        ${isStill ? '' : html`<meta http-equiv="refresh" content="5" />`}
        <link rel="icon" href="data:," />
        <title>Demo inbox | ${SHOP_NAME}</title>
        <style>
          ${raw(inboxStyle(publicOrigin))}
        </style>
      </head>
      <body>
        <div class="band">
          <div>
            <img src="${publicOrigin}${artPath('mail-logo.png')}" alt="${SHOP_NAME}" width="107" height="32" />
            ${isStill ? html`<a href="?">Reload by itself</a>` : html`<a href="?still">Stop reloading</a>`}
          </div>
        </div>
        <main>
          <h1>Demo inbox</h1>
          <p class="lead">What the demo shop would have sent, the newest first.</p>
          ${messages.length === 0 ? html`<p>No messages yet.</p>` : messages.map(message)}
        </main>
      </body>
    </html>`;
}

function message(given: OutboxMessage) {
  return html`<article class="${given.kind}">
    <header>
      <b>${given.kind === 'sms' ? 'SMS' : 'Mail'} to ${given.to}</b>
      <time datetime="${given.at}">${IN_INDIA.format(new Date(given.at))}</time>
    </header>
    ${given.kind === 'sms' ? html`<p>${given.text.split(LINK).map(linked)}</p>` : mail(given)}
  </article>`;
}

const LINK = /(https?:\/\/[^\s<>"']+)/;

/** The odd parts of a text split at its addresses are these. */
function linked(part: string, index: number) {
  return index % 2 === 1 ? html`<a href="${part}" target="_blank">${part}</a>` : part;
}

/** Renders an email, which runs no script and loads the shop's pictures; its links lead out. */
function mail({ subject, text, html: body, replyTo, attachments = [] }: OutboxMessage) {
  return html`<h2>${subject}</h2>
    ${replyTo ? html`<p>Answers go to ${replyTo}</p>` : ''}
    <iframe
      title="${subject}"
      sandbox="allow-popups allow-popups-to-escape-sandbox"
      srcdoc="${MAIL_BASE}${body}"
    ></iframe>
    <details>
      <summary>As plain text</summary>
      <pre>${text}</pre>
    </details>
    ${attachments.map(
      ({ name, content }) => html`<details>
        <summary>Attached: ${name}</summary>
        <pre>${content}</pre>
      </details>`,
    )}`;
}
