import { html, raw } from 'hono/html';
import { PAGE_STYLE } from './page-style.ts';

type Html = ReturnType<typeof html>;

/** Renders the frame of the demo gateway's pages. */
export function pageFrame(title: string, content: Html): Html {
  return html`<!doctype html>
    <html lang="en-IN">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <link rel="icon" href="data:," />
        <title>${title} | Demo payment</title>
        <style>
          ${raw(PAGE_STYLE)}
        </style>
      </head>
      <body>
        <header>
          <div>
            <p class="brand">Demo Bank</p>
            <p>A stand-in for a payment gateway. No money moves, and no card is asked for.</p>
          </div>
        </header>
        <main>${content}</main>
      </body>
    </html>`;
}
