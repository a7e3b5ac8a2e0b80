import { number, object } from 'yup';
import { oneOf } from '../kit/fields.ts';
import { id, text } from '../kit/shapes.ts';
import { translations } from '../kit/translations.ts';

/** What became of a product that was put into the cart among others. */
const OUTCOMES = [
  'added',
  'already in the cart',
  'fewer than ordered',
  'out of stock',
  'no longer sold',
] as const;
export type AddedOutcome = (typeof OUTCOMES)[number];

/** The result for one product of a list that was put into the cart. */
export const addedLine = object({
  /** The product's id. */
  id: id(),
  product_name: text(),
  translations: translations(),
  outcome: oneOf('Outcome', OUTCOMES).required(),
  /** The quantity of the list. */
  ordered_quantity: number().integer().min(1).required(),
  /** The quantity in the cart now. */
  quantity: number().integer().min(0).required(),
  /** Rupees per unit, today; null where it is no longer sold. */
  selling_price: number().nullable().defined(),
});
