import { number, object } from 'yup';
import { storedPicture } from '../kit/desk-fields.ts';
import { deskOrder } from '../kit/desk-order.ts';
import { optionalText, requiredText } from '../kit/fields.ts';
import { shownState } from '../kit/moments.ts';
import { resource } from '../kit/resource.ts';
import { maybePicture } from '../kit/shapes.ts';
import { writtenTranslations } from '../kit/written-translations.ts';
import { display, homeText } from './home-fields.ts';

/** A picture beside the login. */
const popupFields = object({
  text: homeText('Text', 80),
  picture_id: requiredText('Picture', 64),
  mobile_picture_id: storedPicture('Picture for phones'),
  ...display,
  translations: writtenTranslations((language) =>
    object({ text: optionalText(`Text in ${language}`, 80) }),
  ),
});

/** The pictures beside the login. */
export const popupResource = resource({
  name: 'popup-pictures',
  one: 'PopupPicture',
  many: 'PopupPictures',
  kind: 'popup_picture',
  what: 'pictures beside the login',
  fields: popupFields,
  row: ['text', 'visible_from', 'visible_until'],
  more: { position: number().integer().required(), image: maybePicture(), state: shownState() },
  searches: ['text'],
  filters: {},
  sort: ['position', 'text'],
  others: {
    orderPopupPictures: deskOrder({
      role: 'texts',
      name: 'popup-pictures',
      what: 'the pictures beside the login',
    }),
  },
});
