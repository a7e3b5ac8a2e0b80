import 'server-only';
import sanitizeHtml from 'sanitize-html';
import type { CleanHtml } from '@/lib/view/product';

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
const INLINE_TAGS = ['strong', 'b', 'em', 'i', 'a', 'br', 'img'];

const OPTIONS: sanitizeHtml.IOptions = {
  allowedTags: [...BLOCKS, ...TABLE, ...INLINE_TAGS],
  allowedAttributes: {
    a: ['href', 'title'],
    img: ['src', 'alt', 'width', 'height', 'loading'],
    th: ['scope'],
  },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  // Pictures of this site only, whose paths have no scheme.
  allowedSchemesByTag: { img: [] },
  allowProtocolRelative: false,
  transformTags: {
    h1: 'h2',
    img: sanitizeHtml.simpleTransform('img', { loading: 'lazy' }),
  },
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !attribs.src,
};

/**
 * Returns HTML written by staff without scripts and without content from other sites. The only `h1`
 * is the page's own title.
 */
export function cleanHtml(html: string): CleanHtml {
  return sanitizeHtml(html, OPTIONS) as CleanHtml;
}
