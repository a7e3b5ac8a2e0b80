import { array, boolean, mixed, number, object, string } from 'yup';
import { deskCalls } from '../kit/desk.ts';
import { keyedDeskCalls } from '../kit/desk-keyed.ts';
import { deskOrder } from '../kit/desk-order.ts';
import { id, text } from '../kit/shapes.ts';
import { CONTENT_PAGES, type ContentPageKey } from './content.ts';
import { faqFields, faqGroupFields, pageFields } from './manage-texts.ts';

const pages = keyedDeskCalls({
  name: 'pages',
  what: 'texts of pages',
  key: mixed<ContentPageKey>().oneOf(CONTENT_PAGES).required(),
  row: object({
    id: text(),
    title: text(),
    updated_on: string().nullable().defined(),
    languages: array(text()).required(),
  }),
  entry: object({ title: text(), html: text(), updated_on: string().nullable().defined() }),
  fields: pageFields,
});

const groups = deskCalls({
  name: 'faq-groups',
  what: 'groups of questions',
  row: object({
    id: id(),
    name: text(),
    position: number().integer().required(),
    questions: number().integer().min(0).required(),
  }),
  entry: object({ name: text(), position: number().integer().required() }),
  fields: faqGroupFields,
  filters: {},
  sort: ['position', 'name'],
});

const faqs = deskCalls({
  name: 'faqs',
  what: 'frequent questions',
  row: object({
    id: id(),
    group_id: id(),
    group: text(),
    position: number().integer().required(),
    question: text(),
    is_published: boolean().required(),
    languages: array(text()).required(),
  }),
  entry: object({
    group_id: id(),
    position: number().integer().required(),
    question: text(),
    answer: text(),
    is_published: boolean().required(),
  }),
  fields: faqFields,
  filters: { group_id: number().integer().positive().optional() },
  sort: ['position', 'question'],
});

/** The desks of the texts of pages, of questions and of what search engines are told. */
export const textDeskEndpoints = {
  listDeskPages: pages.list,
  readPage: pages.read,
  savePage: pages.save,
  listDeskFaqGroups: groups.list,
  readFaqGroup: groups.read,
  addFaqGroup: groups.add,
  saveFaqGroup: groups.save,
  removeFaqGroup: groups.remove,
  orderFaqGroups: deskOrder({ name: 'faq-groups', what: 'all groups of questions' }),
  listDeskFaqs: faqs.list,
  readFaq: faqs.read,
  addFaq: faqs.add,
  saveFaq: faqs.save,
  removeFaq: faqs.remove,
  orderFaqs: deskOrder({ name: 'faqs', what: 'the questions of one group' }),
};
