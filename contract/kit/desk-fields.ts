import {
  type AnyObject,
  number,
  type ObjectSchema,
  type ObjectShape,
  object,
  type StringSchema,
} from 'yup';
import { fieldMessages } from '../messages/fields.ts';
import { manageMessages } from '../messages/manage.ts';
import { textMessages } from '../messages/staff-texts.ts';
import { MAX_ID } from '../shop/limits.ts';
import { optionalText } from './fields.ts';
import type { Translations } from './translations.ts';
import { writtenTranslations } from './written-translations.ts';

/*
 * Rules of fields that several desks have. What is left out is empty: a text '', a fact null.
 */

/** A whole number, at most the largest id. */
export const wholeNumber = (label: string) =>
  number()
    .label(label)
    .typeError(manageMessages.notANumber(label))
    .integer(manageMessages.notWhole(label))
    .max(MAX_ID, fieldMessages.tooLarge(label));

/** The number of another entry. */
export const knownId = (label: string) =>
  wholeNumber(label).positive(manageMessages.notPositive(label));

/** The readable part of an address; missing: made of the name. */
export const slug = () =>
  optionalText('Slug').matches(/^[a-z\d]+(-[a-z\d]+)*$/, {
    message: manageMessages.malformedSlug,
    excludeEmptyString: true,
  });

/** A stored picture; null: none. */
export const storedPicture = (label = 'Picture') =>
  optionalText(label, 64).meta({ kind: 'picture' }).nullable().default(null);

/** A moment: ISO 8601 with its zone, between the years 2000 and 2100. */
export const moment = (label: string) =>
  optionalText(label, 40)
    .meta({ kind: 'moment' })
    .test('moment', textMessages.notAMoment(label), (text) => {
      return (
        !text ||
        (/(Z|[+-]\d\d:\d\d)$/.test(text) &&
          /^20\d\d-/.test(text) &&
          !Number.isNaN(Date.parse(text)))
      );
    });

/** An address of the web; '' without one. */
export const webAddress = (label: string) =>
  optionalText(label, 500)
    .default('')
    .test('web-address', textMessages.notAnAddress(label), (text) => !text || isOfTheWeb(text));

function isOfTheWeb(text: string): boolean {
  try {
    return ['http:', 'https:'].includes(new URL(text).protocol);
  } catch {
    return false;
  }
}

/** The same texts in the other languages: `{ hi: { title: … } }`. `fields` is given their name. */
export function inOtherLanguages<Texts extends object>(fields: (language: string) => ObjectShape) {
  const schema = writtenTranslations((language) => object(fields(language)));
  return schema as unknown as ObjectSchema<Translations<Texts>, AnyObject, object, 'd'>;
}

/** A text that is required where one of the others is written: a page is in a language as a whole. */
export function writtenWith(text: StringSchema, label: string, others: readonly string[]) {
  return text.test('whole', fieldMessages.required(label), function isWhole(value) {
    return Boolean(value) || !others.some((name) => this.parent[name]);
  });
}
