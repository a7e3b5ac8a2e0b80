import { boolean, number, object } from 'yup';
import { storedPicture } from '../kit/desk-fields.ts';
import { deskOrder } from '../kit/desk-order.ts';
import { optionalLines, optionalText, requiredText } from '../kit/fields.ts';
import { resource } from '../kit/resource.ts';
import { maybePicture } from '../kit/shapes.ts';
import { writtenTranslations } from '../kit/written-translations.ts';
import { fieldMessages } from '../messages/fields.ts';

const ABOUT = 600;
const ALT = 'Alternative text';

/** Who answers shoppers about their health. What the register says is required, the rest is not. */
const vaidyaFields = object({
  name: requiredText('Name', 100),
  qualification: requiredText('Qualification', 120),
  registration_number: requiredText('Registration number', 60),
  council: requiredText('Council', 160),
  speaks: optionalText('Languages spoken', 160).default(''),
  hours: optionalText('Hours', 160).default(''),
  about: optionalLines('Text', ABOUT).default(''),
  picture_id: storedPicture('Portrait'),
  picture_alt: optionalText(ALT, 300)
    .default('')
    .test('described', fieldMessages.required(ALT), function isDescribed(text) {
      return Boolean(text) || this.parent.picture_id === null;
    }),
  translations: writtenTranslations((language) =>
    object({
      name: optionalText(`Name in ${language}`, 100),
      qualification: optionalText(`Qualification in ${language}`, 120),
      council: optionalText(`Council in ${language}`, 160),
      speaks: optionalText(`Languages spoken in ${language}`, 160),
      hours: optionalText(`Hours in ${language}`, 160),
      about: optionalLines(`Text in ${language}`, ABOUT),
      picture_alt: optionalText(`${ALT} in ${language}`, 300),
    }),
  ),
  is_published: boolean().default(false),
});

/** The vaidyas of the desk. */
export const vaidyaResource = resource({
  name: 'vaidyas',
  one: 'Vaidya',
  many: 'Vaidyas',
  kind: 'vaidya',
  what: 'vaidyas',
  fields: vaidyaFields,
  row: ['name', 'qualification', 'registration_number', 'is_published'],
  more: { position: number().integer().required(), picture: maybePicture() },
  searches: ['name', 'registration_number'],
  filters: {},
  sort: ['position', 'name'],
  others: {
    orderVaidyas: deskOrder({ role: 'texts', name: 'vaidyas', what: 'the vaidyas' }),
  },
});
