import { boolean, number, object } from 'yup';
import { inOtherLanguages, storedPicture, webAddress } from '../kit/desk-fields.ts';
import { email, optionalText, requiredText } from '../kit/fields.ts';
import { ofText } from '../kit/of-text.ts';
import { pinDigits } from '../kit/pins.ts';
import { resource } from '../kit/resource.ts';
import { anyText, maybePicture } from '../kit/shapes.ts';
import type { TranslatedStore } from '../kit/translations.ts';
import { fieldMessages } from '../messages/fields.ts';
import { textMessages } from '../messages/staff-texts.ts';

const hour = (label: string) =>
  requiredText(label).matches(/^([01]\d|2[0-3]):[0-5]\d$/, {
    message: textMessages.notAnHour(label),
  });

const degrees = (label: string, limit: number) =>
  number()
    .label(label)
    .typeError(fieldMessages.notValid(label))
    .min(-limit, fieldMessages.notValid(label))
    .max(limit, fieldMessages.notValid(label))
    .nullable()
    .default(null);

/** One of the shop's own stores. */
const storeFields = object({
  name: requiredText('Name'),
  picture_id: storedPicture(),
  address_line_1: requiredText('Address line 1'),
  address_line_2: optionalText('Address line 2').default(''),
  landmark: optionalText('Landmark').default(''),
  translations: inOtherLanguages<TranslatedStore>((language) => ({
    name: optionalText(`Name in ${language}`),
    address_line_1: optionalText(`Address line 1 in ${language}`),
    address_line_2: optionalText(`Address line 2 in ${language}`),
    landmark: optionalText(`Landmark in ${language}`),
  })),
  city: requiredText('City', 100),
  state: requiredText('State', 100),
  postal_code: requiredText('PIN code')
    .transform(ofText(pinDigits))
    .matches(/^[1-9]\d{5}$/, { message: fieldMessages.notValid('PIN code') }),
  /** India time, `09:30`; a store that closes after midnight closes before it opens. */
  opens_at: hour('Opens at'),
  closes_at: hour('Closes at'),
  /** The weekday it is closed, 1 is Monday; null: none. */
  weekly_off: number()
    .integer(fieldMessages.notValid('Weekly off'))
    .min(1, fieldMessages.notValid('Weekly off'))
    .max(7, fieldMessages.notValid('Weekly off'))
    .nullable()
    .default(null),
  phone: requiredText('Phone', 30).matches(/^\+?[\d ()-]{6,}$/, {
    message: fieldMessages.notValid('Phone'),
  }),
  email: email(),
  map_url: webAddress('Address of the map'),
  tour_url: webAddress('Address of the virtual tour'),
  latitude: degrees('Latitude', 90),
  longitude: degrees('Longitude', 180).test(
    'whole-position',
    textMessages.wholePosition,
    function isWhole(longitude) {
      return (longitude === null) === ((this.parent.latitude ?? null) === null);
    },
  ),
  /** Customers may collect their orders here. */
  may_collect: boolean().default(false),
  is_published: boolean().default(false),
});

/** The stores of the desk. */
export const storeResource = resource({
  name: 'stores',
  one: 'Store',
  many: 'Stores',
  kind: 'store',
  what: 'stores',
  fields: storeFields,
  row: ['name', 'city', 'phone', 'opens_at', 'closes_at', 'is_published'],
  more: { picture: maybePicture() },
  searches: ['name', 'city'],
  filters: { city: anyText().optional() },
  sort: ['name', 'city'],
});
