import { array, type InferType, number, object } from 'yup';
import { anyText, id, rupees, text } from '../kit/shapes.ts';
import { translations } from '../kit/translations.ts';

const facetValue = object({
  id: id(),
  name: text(),
  translations: translations(),
  count: number().integer().min(0).required(),
});
const originValue = object({ name: text(), count: number().integer().min(0).required() });

const factFacet = object({
  key: text(),
  name: text(),
  translations: translations(),
  unit: anyText(),
  /** Of choices and flags, in their order; empty for a number. */
  values: array(
    object({
      key: text(),
      name: text(),
      translations: translations(),
      count: number().integer().min(0).required(),
    }),
  ).required(),
  /** Of a number. */
  range: object({ min: number().required(), max: number().required() }).nullable().defined(),
});
export type FactFacet = InferType<typeof factFacet>;

/** Every filter value with its count within the current result. */
export const facets = object({
  /** The categories of the first level; empty inside of one. Not in the specification. */
  categories: array(facetValue).optional(),
  tags: array(facetValue).required(),
  product_foams: array(facetValue).required(),
  brands: array(facetValue).required(),
  countries: array(originValue).required(),
  price: object({ min: rupees(), max: rupees() }),
  in_stock: number().integer().min(0).required(),
  /** Those of facts that staff have defined as filters, and that some of the goods have. */
  facts: array(factFacet).optional(),
});
export type Facets = InferType<typeof facets>;
