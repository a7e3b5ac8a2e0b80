import { array, boolean, type InferType, object } from 'yup';
import { knownId, storedPicture } from '../kit/desk-fields.ts';
import { optionalLines, optionalText, requiredText } from '../kit/fields.ts';
import { writtenTranslations } from '../kit/written-translations.ts';
import { fieldMessages } from '../messages/fields.ts';
import { homeDeskMessages } from '../messages/staff-home.ts';
import { MAX_FEATURED_CATEGORIES, MAX_HOME_ITEMS } from '../shop/limits.ts';
import { homeText, path } from './home-fields.ts';

/** A section of the home page; what its kind does not have is not stored. */
export const sectionFields = object({
  label: homeText('Title', 120),
  description: optionalLines('Text', 1_000).default(''),
  picture_id: storedPicture('Picture'),
  is_visible: boolean().default(true),
  items: array(
    object({
      title: requiredText('Title', 120),
      text: homeText('Text', 200),
      link: path('Link'),
      picture_id: storedPicture('Picture'),
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

/** The featured categories, in order. */
export const featuredFields = object({
  categories: array(
    object({
      id: knownId('Category').required(fieldMessages.required('Category')),
      name: homeText('Name'),
    }),
  )
    .max(MAX_FEATURED_CATEGORIES, homeDeskMessages.tooManyFeatured)
    .test('once', homeDeskMessages.featuredTwice, (list = []) => {
      return new Set(list.map(({ id }) => id)).size === list.length;
    })
    .default([]),
});
