import { boolean, type InferType, object } from 'yup';
import {
  inOtherLanguages,
  knownId,
  moment,
  slug,
  storedPicture,
  writtenWith,
} from '../kit/desk-fields.ts';
import { optionalLines, optionalText, requiredLines, requiredText } from '../kit/fields.ts';
import type { TranslatedPost } from '../kit/translations.ts';
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
export type PostFields = InferType<typeof postFields>;
