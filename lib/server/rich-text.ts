import 'server-only';
import sanitizeHtml from 'sanitize-html';
import { ADDED_BY_PAGES, RICH_TEXT } from '@/contract/kit/rich-text';
import type { CleanHtml } from '@/lib/view/rich-text';

const { attributes } = RICH_TEXT;

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
  allowedTags: [...RICH_TEXT.tags],
  allowedAttributes: {
    a: [...attributes.a, ...ADDED_BY_PAGES.a],
    img: [...attributes.img, ...ADDED_BY_PAGES.img],
    ol: [...attributes.ol],
    th: [...attributes.th],
    td: [...attributes.td],
  },
  allowedSchemes: [...RICH_TEXT.schemes],
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
 * Returns HTML written by staff without scripts and without content from other sites. What is stored
 * at the desk is clean already; this cleans what came in otherwise too.
 */
export function cleanHtml(html: string): CleanHtml {
  return sanitizeHtml(html, OPTIONS) as CleanHtml;
}
