/**
 * The HTML of rich texts: what an editor may offer, what is stored, and what a page displays. An
 * `h1` becomes an `h2`, because the only `h1` of a page is its title.
 */
export const RICH_TEXT = {
  tags: [
    ...['p', 'h2', 'h3', 'h4', 'ul', 'ol', 'li', 'blockquote', 'hr', 'figure', 'figcaption'],
    ...['table', 'thead', 'tbody', 'tr', 'th', 'td'],
    ...['strong', 'b', 'em', 'i', 'cite', 'sub', 'sup', 'a', 'br', 'img'],
  ],
  attributes: {
    a: ['href', 'title'],
    img: ['src', 'alt', 'width', 'height'],
    ol: ['start'],
    th: ['scope', 'colspan', 'rowspan'],
    td: ['colspan', 'rowspan'],
  },
  /** Of links. A picture has none: it is a path of this site. */
  schemes: ['http', 'https', 'mailto', 'tel'],
} as const;

/** What pages add by themselves, so that it is not stored. */
export const ADDED_BY_PAGES = { a: ['target', 'rel'], img: ['loading'] } as const;

/** Whether a page shows a link to an address: a path, or one of the schemes. */
export function mayLinkTo(href: string): boolean {
  // Browsers pass over spaces and controls in an address.
  const address = href.replace(/[\0- ]+/g, '');
  if (/^[/\\]{2}/.test(address)) return false;
  const [, scheme] = /^([a-z][a-z\d+.-]*):/i.exec(address) ?? [];
  const known: readonly string[] = RICH_TEXT.schemes;
  return address !== '' && (scheme === undefined || known.includes(scheme.toLowerCase()));
}
