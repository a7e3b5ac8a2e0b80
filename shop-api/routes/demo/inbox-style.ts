/** The look of the demo inbox; it needs nothing from elsewhere. */
export const INBOX_STYLE = `
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
