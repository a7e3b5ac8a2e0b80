import 'server-only';
import sanitizeHtml from 'sanitize-html';
import type { CleanHtml } from '@/lib/format/clean-html';

const BLOCKS = [
  'p',
  'h2',
  'h3',
  'h4',
  'ul',
  'ol',
  'li',
  'blockquote',
  'hr',
  'figure',
  'figcaption',
];
const TABLE = ['table', 'thead', 'tbody', 'tr', 'th', 'td'];
const WORDS = ['strong', 'b', 'em', 'i', 'a', 'br', 'img'];

const OPTIONS: sanitizeHtml.IOptions = {
  allowedTags: [...BLOCKS, ...TABLE, ...WORDS],
  allowedAttributes: {
    a: ['href', 'title'],
    img: ['src', 'alt', 'width', 'height', 'loading'],
    th: ['scope'],
  },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  // Pictures of this site only, which have no scheme.
  allowedSchemesByTag: { img: [] },
  allowProtocolRelative: false,
  transformTags: {
    h1: 'h2',
    img: sanitizeHtml.simpleTransform('img', { loading: 'lazy' }),
  },
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !attribs.src,
};

/**
 * Staff-written HTML without anything that could run, or load from elsewhere unasked. The page's own
 * title is its only `h1`.
 */
export function cleanHtml(html: string): CleanHtml {
  return sanitizeHtml(html, OPTIONS) as CleanHtml;
}
