import { array, type InferType, object, string } from 'yup';
import { endpoint } from '../kit/endpoint.ts';
import { oneOf } from '../kit/fields.ts';
import { anyText, done, id, maybePicture, text } from '../kit/shapes.ts';
import { LANGUAGE_CODES } from '../shop/languages.ts';

/** The pages that the law asks of every shop. */
export const POLICY_PAGES = [
  'terms-and-conditions',
  'shipping-policy',
  'return-and-refund-policy',
  'privacy-policy',
] as const;
export type PolicyPageKey = (typeof POLICY_PAGES)[number];

/** The pages whose text staff can edit, by their key in the database. */
export const CONTENT_PAGES = [
  'about-us',
  ...POLICY_PAGES,
  'consult-our-vaidya',
  'organic-living',
  'franchise',
  'inspire-and-support',
] as const;
export type ContentPageKey = (typeof CONTENT_PAGES)[number];

/** The language of an answer; texts that it does not have are in English. */
export const languageQuery = object({ language: oneOf('Language', LANGUAGE_CODES).default('en') });

export const contentPage = object({
  title: text(),
  /** HTML; sanitised by the storefront before it is shown. */
  html: text(),
  /** The day of the last change of its meaning, India time: `2026-10-01`; null: not told. */
  updated_on: string().nullable().defined(),
});
export type ContentPage = InferType<typeof contentPage>;

const faqGroup = object({
  group: text(),
  items: array(
    object({
      id: id(),
      question: text(),
      /** HTML; sanitised by the storefront before it is shown. */
      answer: text(),
    }),
  ).required(),
});
export type FaqGroup = InferType<typeof faqGroup>;

const partner = object({
  id: id(),
  name: text(),
  /** What the partner is: `Gaushala`. */
  kind: text(),
  text: anyText(),
  image: maybePicture(),
  url: string().nullable().defined(),
});
export type Partner = InferType<typeof partner>;

/** None of these calls is in the specification, which shows the pages as static. */
export const contentEndpoints = {
  getContentPage: endpoint({
    summary: 'The text of a page; beside the specification',
    method: 'GET',
    path: '/pages/{key}/',
    access: 'public',
    params: object({ key: string().oneOf(CONTENT_PAGES).required() }),
    query: languageQuery,
    answer: object({ ...done, data: contentPage }),
  }),
  listFaqs: endpoint({
    summary: 'Questions and answers in their four groups; beside the specification',
    method: 'GET',
    path: '/faqs/',
    access: 'public',
    query: languageQuery,
    answer: object({ ...done, data: array(faqGroup).required() }),
  }),
  listPartners: endpoint({
    summary: 'The partners the shop supports; beside the specification',
    method: 'GET',
    path: '/partners/',
    access: 'public',
    answer: object({ ...done, data: array(partner).required() }),
  }),
};
