import { html, raw } from 'hono/html';

/** The style of the demo gateway's pages; it loads nothing. */
const PAGE_STYLE = `
  :root { color-scheme: light; }
  * { box-sizing: border-box; }
  body { margin: 0; font: 1.0625rem/1.5 "Anek Devanagari", system-ui, sans-serif; color: #16281f; background: #f7f4eb; }
  header { padding: 0.75rem 1rem; color: #fbf4e2; background: #0f4a36; }
  header p { max-width: 32rem; margin: 0 auto; }
  .brand { font: 600 1.375rem/1.3 Georgia, serif; }
  main { max-width: 34rem; margin: 0 auto; padding: 1rem 1rem 3rem; }
  h1, h2, legend { font-family: Georgia, serif; font-weight: 600; line-height: 1.15; }
  h1 { margin: 1rem 0 0.25rem; font-size: 1.75rem; }
  h2 { margin: 2.5rem 0 0.25rem; font-size: 1.25rem; }
  legend { padding: 0; font-size: 1.1875rem; }
  p { margin: 0.25rem 0; }
  .about, .hint { color: #47574e; overflow-wrap: anywhere; }
  fieldset { min-width: 0; margin: 1.25rem 0; padding: 0; border: 0; }
  .way { margin-top: 0.5rem; border: 1px solid #7c8a82; border-radius: 8px; background: #fff; }
  .way > label { display: flex; gap: 0.75rem; align-items: center; min-height: 3rem; padding: 0 1rem; font-weight: 600; cursor: pointer; }
  .way input[type='radio'] { width: 1.25rem; height: 1.25rem; margin: 0; accent-color: #0f4a36; }
  .way:has(input:checked) { border-color: #0f4a36; background: #e4efe4; }
  .details { display: grid; gap: 0.75rem; padding: 0 1rem 1rem; }
  .way:not(:has(input:checked)) .details { display: none; }
  .details label { display: grid; gap: 0.125rem; font-size: 0.9375rem; }
  .details input, .details select { width: 100%; min-height: 2.75rem; padding: 0 0.75rem; font: inherit; color: inherit; background: #fff; border: 1px solid #7c8a82; border-radius: 6px; }
  .details input[readonly] { background: #f7f4eb; }
  .pair { display: grid; grid-template-columns: 1fr 1fr; gap: 0.75rem; }
  button { min-height: 2.75rem; padding: 0.5rem 1.25rem; font: inherit; font-weight: 600; border-radius: 6px; cursor: pointer; }
  .main { width: 100%; min-height: 3.25rem; color: #fff; background: #0f4a36; border: 1px solid #0f4a36; }
  .main:hover { background: #0a3527; }
  .other { color: #0f4a36; background: #fff; border: 1px solid #0f4a36; }
  .other:hover { background: #e4efe4; }
  .endings { margin: 0; padding: 0; list-style: none; }
  .endings li { padding: 0.75rem 0; border-top: 1px solid #dcdfd6; }
  :focus-visible { outline: 3px solid #27357f; outline-offset: 2px; }
`;

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
          <p class="brand">Demo Bank</p>
          <p>A stand-in for a payment gateway. No money moves, and no card is asked for.</p>
        </header>
        <main>${content}</main>
      </body>
    </html>`;
}
