import { object } from 'yup';
import { inOtherLanguages } from '../kit/desk-fields.ts';
import { optionalText, requiredText } from '../kit/fields.ts';
import { resource } from '../kit/resource.ts';
import { textMessages } from '../messages/staff-texts.ts';
import { isPagePath } from '../shop/page-of-path.ts';

const meta = (label: string) => requiredText(label, 500);
const metaIn = (label: string) => optionalText(label, 500);

/** What search engines are told about one page. */
const metaTagFields = object({
  /** A path of the shop: `/shop`. */
  page_url: requiredText('Page').test('page', textMessages.unknownPage, isPagePath),
  title: meta('Title'),
  description: meta('Description'),
  keywords: metaIn('Keywords').default(''),
  translations: inOtherLanguages<{
    title?: string | undefined;
    description?: string | undefined;
    keywords?: string | undefined;
  }>((language) => ({
    title: metaIn(`Title in ${language}`),
    description: metaIn(`Description in ${language}`),
    keywords: metaIn(`Keywords in ${language}`),
  })),
});

/** The meta tags of pages. */
export const metaTagResource = resource({
  name: 'meta-tags',
  one: 'MetaTag',
  many: 'MetaTags',
  kind: 'meta_tag',
  what: 'meta tags of pages',
  fields: metaTagFields,
  row: ['page_url', 'title', 'description'],
  more: {},
  searches: ['page_url', 'title'],
  filters: {},
  sort: ['page_url', 'title'],
});
