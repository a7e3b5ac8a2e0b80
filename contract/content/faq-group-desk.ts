import { number, object } from 'yup';
import { inOtherLanguages } from '../kit/desk-fields.ts';
import { deskOrder } from '../kit/desk-order.ts';
import { optionalText, requiredText } from '../kit/fields.ts';
import { resource } from '../kit/resource.ts';
import { count } from '../kit/shapes.ts';

/** A group of frequent questions. */
const faqGroupFields = object({
  name: requiredText('Name'),
  translations: inOtherLanguages<{ name?: string | undefined }>((language) => ({
    name: optionalText(`Name in ${language}`),
  })),
});

/** The groups of frequent questions; a new one stands at the end. */
export const faqGroupResource = resource({
  name: 'faq-groups',
  one: 'FaqGroup',
  many: 'FaqGroups',
  kind: 'faq_group',
  what: 'groups of questions',
  fields: faqGroupFields,
  row: ['name'],
  more: { position: number().integer().required(), questions: count() },
  searches: ['name'],
  filters: {},
  sort: ['position', 'name'],
  others: {
    orderFaqGroups: deskOrder({
      role: 'texts',
      name: 'faq-groups',
      what: 'all groups of questions',
    }),
  },
});
