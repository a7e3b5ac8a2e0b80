import { number, object } from 'yup';
import { knownId, storedPicture } from '../kit/desk-fields.ts';
import { deskOrder } from '../kit/desk-order.ts';
import { oneOf, optionalText, requiredText } from '../kit/fields.ts';
import { shownState } from '../kit/moments.ts';
import { resource } from '../kit/resource.ts';
import { maybePicture } from '../kit/shapes.ts';
import { writtenTranslations } from '../kit/written-translations.ts';
import { fieldMessages } from '../messages/fields.ts';
import { homeDeskMessages } from '../messages/staff-home.ts';
import { display, homeText, path } from './home-fields.ts';

/** The carousels of the home page. */
const CAROUSELS = ['Upper', 'Lower'] as const;

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

/** A slide of the home page. One that is displayed has both pictures. */
export const bannerFields = object({
  sequence: oneOf('Carousel', CAROUSELS).default('Upper'),
  title: requiredText('Title', 80),
  content: homeText('Text', 200),
  action: homeText('Button', 40),
  alt_text: requiredText('Alternative text', 300),
  ground: oneOf('Colour', BANNER_GROUNDS).default('vana'),
  picture_id: whenPublished('Wide picture'),
  mobile_picture_id: whenPublished('Picture for phones'),
  link: path('Link'),
  category_id: knownId('Category').nullable().default(null),
  product_id: knownId('Product').nullable().default(null),
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

function whenPublished(label: string) {
  return storedPicture(label).test(
    'published',
    fieldMessages.required(label),
    function isThere(id) {
      return id !== null || this.parent.is_published === false;
    },
  );
}

/** The banners of the home page. */
export const bannerResource = resource({
  name: 'banners',
  one: 'Banner',
  many: 'Banners',
  kind: 'banner',
  what: 'banners of the home page',
  fields: bannerFields,
  row: ['title', 'sequence', 'visible_from', 'visible_until'],
  more: { position: number().integer().required(), image: maybePicture(), state: shownState() },
  searches: ['title', 'content'],
  filters: { sequence: oneOf('Carousel', CAROUSELS).optional() },
  sort: ['position', 'title'],
  others: {
    orderBanners: deskOrder({
      role: 'texts',
      name: 'banners',
      what: 'the banners of a carousel',
      within: { sequence: oneOf('Carousel', CAROUSELS).required() },
    }),
  },
});
