import { html, raw } from 'hono/html';
import type { OutboxMessage } from '../../providers/outbox/outbox.ts';
import { INBOX_STYLE } from './inbox-style.ts';

const IN_INDIA = new Intl.DateTimeFormat('en-IN', {
  dateStyle: 'medium',
  timeStyle: 'medium',
  timeZone: 'Asia/Kolkata',
});

/** Links of a mail open in a new tab, as in a mail program. */
const MAIL_BASE = '<base target="_blank">';

/** The messages as a phone shows them. It looks for new ones every five seconds, without a script. */
export function inboxPage(messages: OutboxMessage[]) {
  return html`<!doctype html>
    <html lang="en-IN">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta http-equiv="refresh" content="5" />
        <title>Demo inbox</title>
        <style>
          ${raw(INBOX_STYLE)}
        </style>
      </head>
      <body>
        <main>
          <h1>Demo inbox</h1>
          <p>What the demo shop would have sent, the newest first.</p>
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
    ${given.kind === 'sms' ? html`<p>${given.text}</p>` : mail(given)}
  </article>`;
}

/** The mail runs nothing and reaches nothing; only its links lead out. */
function mail({ subject, text, html: body }: OutboxMessage) {
  return html`<h2>${subject}</h2>
    <iframe
      title="${subject}"
      sandbox="allow-popups allow-popups-to-escape-sandbox"
      srcdoc="${MAIL_BASE}${body}"
    ></iframe>
    <details>
      <summary>As plain text</summary>
      <pre>${text}</pre>
    </details>`;
}
