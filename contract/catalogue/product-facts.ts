import { array, boolean, type InferType, mixed, object } from 'yup';
import { anyText, text } from '../kit/shapes.ts';
import { type Translations, translations } from '../kit/translations.ts';
import { FACT_KINDS, type FactKind } from './fact-desk.ts';

const kind = () => mixed<FactKind>().oneOf(FACT_KINDS).required();

/** A text of a value: of a number with its unit, of a flag `Yes` or `No`, of a date `2026-11-30`. */
const word = object({ name: text(), translations: translations() });
export type FactWord = InferType<typeof word>;

const valued = {
  key: text(),
  name: text(),
  translations: mixed<Translations<{ name?: string; help?: string }>>().optional(),
  kind: kind(),
  /** Several of a fact with several choices. */
  values: array(word).min(1).required(),
};

/** A fact as the card of a product displays it. */
const cardFact = object({
  ...valued,
  is_badge: boolean().required(),
  /** In the line below the name. */
  on_card: boolean().required(),
});
export type CardFact = InferType<typeof cardFact>;

/** A fact as the page of a product displays it. */
const productFact = cardFact.shape({
  help: anyText(),
  /** Whether it is among the facts of the label. */
  in_label: boolean().required(),
});
export type ProductFact = InferType<typeof productFact>;

/** The facts of a product that its page displays, in their order; missing: none. */
export const productFacts = () => array(productFact).optional();

/** The facts of a product that its card displays; missing: none. */
export const cardFacts = () => array(cardFact).optional();
