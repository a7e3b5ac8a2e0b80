import { html, raw } from 'hono/html';
import { INDIA_TIME_ZONE } from '../../../contract/india-time.ts';
import type { OutboxMessage } from '../../providers/outbox.ts';

/** The style of the demo inbox; it loads nothing. */
const INBOX_STYLE = `
  :root { color-scheme: light dark; --page: #ece8df; --card: #fffdf8; --bubble: #dcead9; --ink: #26221c; --quiet: #6a6255; }
  @media (prefers-color-scheme: dark) {
    :root { --page: #14120f; --card: #211e19; --bubble: #24402f; --ink: #f2ede2; --quiet: #b5ac9b; }
  }
  body { margin: 0; font: 1rem/1.5 system-ui, sans-serif; color: var(--ink); background: var(--page); }
  main { max-width: 30rem; margin: 0 auto; padding: 1rem; }
  h1 { margin: 0; font-size: 1.5rem; }
  h2 { margin: 0.25rem 0 0.5rem; font-size: 1.125rem; overflow-wrap: anywhere; }
  article { margin: 1rem 0; padding: 0.75rem 1rem; border-radius: 1rem; overflow-wrap: anywhere; }
  article.sms { border-bottom-left-radius: 0.25rem; background: var(--bubble); }
  article.mail { background: var(--card); }
  header { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 0 1rem; font-size: 0.8125rem; }
  time { color: var(--quiet); }
  article.sms time { color: inherit; }
  article p { margin: 0.25rem 0 0; white-space: pre-line; }
  iframe { width: 100%; height: 24rem; border: 0; border-radius: 0.5rem; background: #fff; color-scheme: light; resize: vertical; }
  pre { white-space: pre-wrap; font: 0.875rem/1.5 ui-monospace, monospace; }
  summary { min-height: 2.75rem; line-height: 2.75rem; cursor: pointer; }
`;

const IN_INDIA = new Intl.DateTimeFormat('en-IN', {
  dateStyle: 'medium',
  timeStyle: 'medium',
  timeZone: INDIA_TIME_ZONE,
});

/** Links of an email open in a new tab, as in an email program. */
const MAIL_BASE = '<base target="_blank">';

/**
 * Renders the messages as a phone shows them. The page reloads every five seconds, without a
 * script.
 */
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

/** Renders an email, which runs no script and loads nothing; only its links lead out. */
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
