import 'server-only';
import sanitizeHtml from 'sanitize-html';
import type { CleanHtml } from '@/lib/view/rich-text';

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
const INLINE_TAGS = ['strong', 'b', 'em', 'i', 'cite', 'a', 'br', 'img'];

/** A link to another site opens beside the shop and learns nothing of it. */
function openBeside(tagName: string, { href, title }: sanitizeHtml.Attributes): sanitizeHtml.Tag {
  const attribs: sanitizeHtml.Attributes = {};
  if (href !== undefined) attribs.href = href;
  if (title !== undefined) attribs.title = title;
  const isElsewhere = /^\s*https?:/i.test(href ?? '');
  if (isElsewhere) Object.assign(attribs, { target: '_blank', rel: 'noopener noreferrer' });
  return { tagName, attribs };
}

const OPTIONS: sanitizeHtml.IOptions = {
  allowedTags: [...BLOCKS, ...TABLE, ...INLINE_TAGS],
  allowedAttributes: {
    a: ['href', 'title', 'target', 'rel'],
    img: ['src', 'alt', 'width', 'height', 'loading'],
    th: ['scope'],
  },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  // Pictures of this site only, whose paths have no scheme.
  allowedSchemesByTag: { img: [] },
  allowProtocolRelative: false,
  transformTags: {
    h1: 'h2',
    a: openBeside,
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
