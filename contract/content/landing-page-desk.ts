import { boolean, number, object } from 'yup';
import { inOtherLanguages, knownId, storedPicture, writtenWith } from '../kit/desk-fields.ts';
import { deskOrder } from '../kit/desk-order.ts';
import { oneOf, optionalLines, optionalText, requiredLines, requiredText } from '../kit/fields.ts';
import { resource } from '../kit/resource.ts';
import { maybePicture } from '../kit/shapes.ts';
import type { TranslatedLandingPage } from '../kit/translations.ts';
import { fieldMessages } from '../messages/fields.ts';
import { MAX_RICH_TEXT } from '../shop/limits.ts';
import { LANDING_PAGE_PLACES } from './landing-pages.ts';

const ALT = 'Alternative text';
const lead = (label: string) => optionalLines(label, 500);

const landingPageFields = object({
  title: requiredText('Title'),
  lead: lead('Lead').default(''),
  content: requiredLines('Text', MAX_RICH_TEXT),
  picture_id: storedPicture(),
  picture_alt: optionalText(ALT, 300)
    .default('')
    .test('described', fieldMessages.required(ALT), function isDescribed(text) {
      return Boolean(text) || this.parent.picture_id === null;
    }),
  category_id: knownId('Category').nullable().default(null),
  place: oneOf('Link', LANDING_PAGE_PLACES).default('footer'),
  /** What search engines are told; empty: the lead. */
  meta_description: optionalText('Meta description', 500).default(''),
  translations: inOtherLanguages<TranslatedLandingPage>((language) => ({
    title: writtenWith(optionalText(`Title in ${language}`), `Title in ${language}`, ['content']),
    lead: lead(`Lead in ${language}`),
    content: writtenWith(
      optionalLines(`Text in ${language}`, MAX_RICH_TEXT),
      `Text in ${language}`,
      ['title'],
    ),
    picture_alt: optionalText(`${ALT} in ${language}`, 300),
    meta_description: optionalText(`Meta description in ${language}`, 500),
  })),
  is_published: boolean().default(false),
});

/** Pages that staff write: a story, a festival, a maker. */
export const landingPageResource = resource({
  name: 'landing-pages',
  one: 'Landing page',
  many: 'Landing pages',
  kind: 'landing_page',
  what: 'pages that staff write',
  fields: landingPageFields,
  row: ['title', 'place', 'is_published'],
  more: { position: number().integer().required(), picture: maybePicture() },
  searches: ['title'],
  filters: { place: oneOf('Link', LANDING_PAGE_PLACES).optional() },
  sort: ['position', 'title'],
  others: {
    orderLandingPages: deskOrder({
      role: 'texts',
      name: 'landing-pages',
      what: 'the landing pages',
    }),
  },
});
