import { array, boolean, type InferType, number, object, string } from 'yup';
import { deskList, deskVersion } from '../kit/desk.ts';
import { endpoint } from '../kit/endpoint.ts';
import { oneOf, requiredText } from '../kit/fields.ts';
import { anyText, done, id, maybePicture, named, rupees, text } from '../kit/shapes.ts';
import { translations } from '../kit/translations.ts';
import { MAX_SEARCH_LENGTH } from '../shop/limits.ts';

/** What a search understood. Not in the specification, which shows only its results. */
const searchOutcome = object({
  /** The words that the products were chosen by, as typed or corrected: `hair oil`. */
  matched: anyText(),
  /** True if no product has all words, so that these are the ones that most words agree on. */
  is_partial: boolean().required(),
  /** The query with its typing errors corrected; null if it has none. */
  corrected: string().nullable().defined(),
});
export type SearchOutcome = InferType<typeof searchOutcome>;

/** What a listing says about its search. */
export const listedSearch = {
  /** Only for a search. */
  search: searchOutcome.optional().default(undefined),
  /** True if there are more: a search server counts only the 10,000 products that match best. */
  total_is_at_least: boolean().optional(),
};

/** A product as the search box suggests it. */
const suggestedProduct = object({
  id: id(),
  name: text(),
  translations: translations(),
  size: anyText(),
  image1: maybePicture(),
  product_price: rupees(),
  /** `null`: unknown. `0`: out of stock. */
  available_stock_quantity: number().integer().min(0).nullable().defined(),
});

const suggestions = object({
  products: array(suggestedProduct).max(6).required(),
  /** The ids of further products that fit, the best first, then of those that may fit still. */
  others: array(id()).max(66).required(),
  categories: array(named).max(3).required(),
  /** Queries that go on as the text begins; for an empty text the most frequent ones. */
  queries: array(text()).max(6).required(),
});
export type SuggestionsData = InferType<typeof suggestions>;

/** Queries that found nothing the last time, or at most as many products as one sees at a glance. */
const SEARCHES_FOUND = ['nothing', 'few'] as const;
export type SearchesFound = (typeof SEARCHES_FOUND)[number];

/** A query of the last 30 days, without who asked it. */
const askedQuery = object({
  /** The query itself. */
  id: text(),
  query: text(),
  /** At least this often: the storefront keeps a page of results for a while. */
  count: number().integer().positive().required(),
  /** The number of products found the last time. */
  found: number().integer().min(0).required(),
  /** `2026-11-21`, in India. */
  last_day: text(),
});
export type AskedQuery = InferType<typeof askedQuery>;

export const searchEndpoints = {
  suggestProducts: endpoint({
    summary: 'Products, categories and queries for a text that is being typed',
    method: 'GET',
    path: '/web/products/suggest/',
    access: 'public',
    query: object({ q: string().trim().max(MAX_SEARCH_LENGTH).default('') }),
    answer: object({ ...done, data: suggestions }),
  }),
  /** `missed`: those without a result first, the most frequent ones first among them. */
  listSearchQueries: deskList({
    role: 'catalogue',
    path: '/staff/search-queries/',
    what: 'queries of the last 30 days',
    row: askedQuery,
    filters: { found: oneOf('Found', SEARCHES_FOUND).optional() },
    sort: ['missed', 'asked', 'last'],
    usual: 'desc',
  }),
  explainSearchQuery: endpoint({
    summary: 'Say what a query without a result means: another name of something; for staff',
    method: 'POST',
    path: '/staff/search-queries/explain/',
    access: 'staff',
    role: 'catalogue',
    body: object({
      query: requiredText('Query', MAX_SEARCH_LENGTH),
      means: requiredText('Meaning', MAX_SEARCH_LENGTH),
    }),
    answer: object({ ...done, id: id(), version: deskVersion() }),
  }),
};
