/**
 * The HTML of rich texts: what an editor may offer, what is stored, and what a page displays. An
 * `h1` becomes an `h2`, because the only `h1` of a page is its title.
 */
export const RICH_TEXT = {
  tags: [
    ...['p', 'h2', 'h3', 'h4', 'ul', 'ol', 'li', 'blockquote', 'hr', 'figure', 'figcaption'],
    ...['table', 'thead', 'tbody', 'tr', 'th', 'td'],
    ...['strong', 'b', 'em', 'i', 'cite', 'a', 'br', 'img'],
  ],
  attributes: {
    a: ['href', 'title'],
    img: ['src', 'alt', 'width', 'height'],
    th: ['scope'],
  },
  /** Of links. A picture has none: it is a path of this site. */
  schemes: ['http', 'https', 'mailto', 'tel'],
} as const;

/** What pages add by themselves, so that it is not stored. */
export const ADDED_BY_PAGES = { a: ['target', 'rel'], img: ['loading'] } as const;
