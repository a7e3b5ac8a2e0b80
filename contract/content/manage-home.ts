import { array, boolean, type InferType, number, object } from 'yup';
import { oneOf, optionalLines, optionalText, requiredText } from '../kit/fields.ts';
import { visibleDates } from '../kit/moments.ts';
import { writtenTranslations } from '../kit/written-translations.ts';
import { fieldMessages } from '../messages/fields.ts';
import { manageMessages } from '../messages/manage.ts';
import { homeDeskMessages } from '../messages/staff-home.ts';
import { MAX_FEATURED_CATEGORIES, MAX_HOME_ITEMS, MAX_ID } from '../shop/limits.ts';

/** What staff write about the home page and what frames it; a missing text is empty. */

/** The colours behind a banner's art, which the design knows. */
const BANNER_GROUNDS = [
  'haldi',
  'gulab',
  'paan',
  'chandan',
  'asmani',
  'vana',
  'kattha',
  'neel',
] as const;

const text = (label: string, max?: number) => optionalText(label, max).default('');

const pictureId = (label: string) => optionalText(label, 64).nullable().default(null);

const chosen = (label: string) =>
  number()
    .typeError(manageMessages.notANumber(label))
    .integer(manageMessages.notWhole(label))
    .positive(manageMessages.notPositive(label))
    .max(MAX_ID, fieldMessages.tooLarge(label));

/** A path of this site, never an address of another one; empty: none. */
const path = (label: string) =>
  optionalText(label, 300)
    .matches(/^\/(?![/\\])\S*$/, {
      message: homeDeskMessages.notAPath(label),
      excludeEmptyString: true,
    })
    .transform((given: unknown) => (given === '' ? null : given))
    .nullable()
    .default(null);

const display = { is_published: boolean().default(true), ...visibleDates };

/** A slide of the home page. One that is displayed has both pictures. */
export const bannerFields = object({
  sequence: oneOf('Carousel', ['Upper', 'Lower']).default('Upper'),
  title: requiredText('Title', 80),
  content: text('Text', 200),
  action: text('Button', 40),
  alt_text: requiredText('Alternative text', 300),
  ground: oneOf('Colour', BANNER_GROUNDS).default('vana'),
  picture_id: whenPublished('Wide picture'),
  mobile_picture_id: whenPublished('Picture for phones'),
  link: path('Link'),
  category_id: chosen('Category').nullable().default(null),
  product_id: chosen('Product').nullable().default(null),
  ...display,
  translations: writtenTranslations((language) =>
    object({
      title: optionalText(`Title in ${language}`, 80),
      content: optionalText(`Text in ${language}`, 200),
      action: optionalText(`Button in ${language}`, 40),
      alt_text: optionalText(`Alternative text in ${language}`, 300),
    }),
  ),
}).test('one-target', homeDeskMessages.twoTargets, function hasOneTarget(given, context) {
  const targets = [given.link, given.category_id, given.product_id].filter((one) => one !== null);
  return targets.length < 2 || context.createError({ path: 'link' });
});
export type BannerFields = InferType<typeof bannerFields>;

function whenPublished(label: string) {
  return pictureId(label).test('published', fieldMessages.required(label), function isThere(id) {
    return id !== null || this.parent.is_published === false;
  });
}

/** A section of the home page; what its kind does not have is not stored. */
export const sectionFields = object({
  label: text('Title', 120),
  description: optionalLines('Text', 1_000).default(''),
  picture_id: pictureId('Picture'),
  is_visible: boolean().default(true),
  items: array(
    object({
      title: requiredText('Title', 120),
      text: text('Text', 200),
      link: path('Link'),
      picture_id: pictureId('Picture'),
      translations: writtenTranslations((language) =>
        object({
          title: optionalText(`Title in ${language}`, 120),
          text: optionalText(`Text in ${language}`, 200),
        }),
      ),
    }),
  )
    .max(MAX_HOME_ITEMS)
    .default([]),
  translations: writtenTranslations((language) =>
    object({
      label: optionalText(`Title in ${language}`, 120),
      description: optionalLines(`Text in ${language}`, 1_000),
    }),
  ),
});
export type SectionFields = InferType<typeof sectionFields>;

/** The line above the header of every page. */
export const announcementFields = object({
  text: requiredText('Text', 120),
  link: path('Link'),
  ...display,
  translations: writtenTranslations((language) =>
    object({ text: optionalText(`Text in ${language}`, 120) }),
  ),
});

/** A picture beside the login. */
export const popupFields = object({
  text: text('Text', 80),
  picture_id: requiredText('Picture', 64),
  mobile_picture_id: pictureId('Picture for phones'),
  ...display,
  translations: writtenTranslations((language) =>
    object({ text: optionalText(`Text in ${language}`, 80) }),
  ),
});

/** The featured categories, in order. */
export const featuredFields = object({
  categories: array(
    object({
      id: chosen('Category').required(fieldMessages.required('Category')),
      name: text('Name'),
    }),
  )
    .max(MAX_FEATURED_CATEGORIES, homeDeskMessages.tooManyFeatured)
    .test('once', homeDeskMessages.featuredTwice, (list = []) => {
      return new Set(list.map(({ id }) => id)).size === list.length;
    })
    .default([]),
});
