import { array, boolean, object } from 'yup';
import {
  inOtherLanguages,
  knownId,
  moment,
  slug,
  storedPicture,
  writtenWith,
} from '../kit/desk-fields.ts';
import { oneOf, optionalLines, optionalText, requiredLines, requiredText } from '../kit/fields.ts';
import { resource } from '../kit/resource.ts';
import { maybePicture, text } from '../kit/shapes.ts';
import type { TranslatedPost } from '../kit/translations.ts';
import { LANGUAGE_CODES } from '../shop/languages.ts';
import { MAX_RICH_TEXT } from '../shop/limits.ts';

const summary = (label: string) => optionalLines(label, 500);

/** A whole post. Its texts are HTML where they are called content. */
export const postFields = object({
  title: requiredText('Title'),
  slug: slug(),
  author: requiredText('Author', 100),
  excerpt: summary('Summary').default(''),
  content: requiredLines('Text', MAX_RICH_TEXT),
  translations: inOtherLanguages<TranslatedPost>((language) => {
    const title = optionalText(`Title in ${language}`);
    const content = optionalLines(`Text in ${language}`, MAX_RICH_TEXT);
    return {
      title: writtenWith(title, `Title in ${language}`, ['excerpt', 'content']),
      excerpt: summary(`Summary in ${language}`),
      content: writtenWith(content, `Text in ${language}`, ['title', 'excerpt']),
    };
  }),
  picture_id: storedPicture(),
  /** The category whose products are displayed below the post. */
  category_id: knownId('Category').nullable().default(null),
  /** What search engines are told; empty: title and summary. */
  meta_title: optionalText('Meta title', 500).default(''),
  meta_description: optionalText('Meta description', 500).default(''),
  /** A draft is on no page. */
  is_published: boolean().default(false),
  /** When shoppers see it, ISO 8601; empty: now. */
  published_at: moment('Visible from').default(''),
});

/** Where a post is: not finished, waiting for its moment, read by shoppers. */
const POST_STATES = ['draft', 'scheduled', 'published'] as const;

/** The posts of the journal. */
export const postResource = resource({
  name: 'posts',
  one: 'Post',
  many: 'Posts',
  kind: 'post',
  what: 'posts of the journal',
  fields: postFields,
  row: ['title', 'author', 'published_at'],
  more: {
    state: oneOf('State', POST_STATES).required(),
    languages: array(text()).required(),
    picture: maybePicture(),
  },
  searches: ['title', 'author'],
  filters: {
    state: oneOf('State', POST_STATES).optional(),
    language: oneOf('Language', LANGUAGE_CODES).optional(),
  },
  sort: ['published_at', 'title', 'author'],
  moves: {
    publish: 'Show a post from its moment on, from now on if it has passed; for staff',
    withdraw: 'Make a post a draft again; for staff',
  },
});
