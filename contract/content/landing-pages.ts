import { array, type InferType, number, object } from 'yup';
import { endpoint } from '../kit/endpoint.ts';
import { oneOf } from '../kit/fields.ts';
import { anyText, done, id, maybePicture, text } from '../kit/shapes.ts';
import { languageQuery } from './content.ts';
import { homeProduct } from './home.ts';

/** Where the link of a landing page is: in the menu, below every page, or wherever staff put it. */
export const LANDING_PAGE_PLACES = ['menu', 'footer', 'none'] as const;

const landingPageLink = object({
  id: id(),
  title: text(),
  /** The title in English, of which its address is made. */
  name: text(),
  place: oneOf('Place', LANDING_PAGE_PLACES).required(),
});
export type LandingPageLink = InferType<typeof landingPageLink>;

/** A customer's review of one of the products. */
const voice = object({
  id: id(),
  name: text(),
  rating: number().integer().required(),
  text: text(),
  product_id: id(),
});
export type Voice = InferType<typeof voice>;

const landingPage = object({
  id: id(),
  title: text(),
  name: text(),
  lead: anyText(),
  /** HTML of staff, not cleaned. */
  content: text(),
  picture: maybePicture(),
  picture_alt: anyText(),
  meta_description: anyText(),
  /** Popular products of its category; none without one. */
  products: array(homeProduct).required(),
  /** What customers say of these products. */
  voices: array(voice).required(),
});

/** Not in the specification. */
export const landingPageEndpoints = {
  listLandingPages: endpoint({
    summary: 'The published landing pages, in their order',
    method: 'GET',
    path: '/landing-pages/',
    access: 'public',
    query: languageQuery,
    answer: object({ ...done, data: array(landingPageLink).required() }),
  }),
  getLandingPage: endpoint({
    summary: 'One landing page',
    method: 'GET',
    path: '/landing-pages/{id}/',
    access: 'public',
    query: languageQuery,
    answer: object({ ...done, data: landingPage }),
  }),
};
