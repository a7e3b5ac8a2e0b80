import { type InferType, number, object } from 'yup';
import { oneOf } from '../kit/fields.ts';
import { id, rupees, text } from '../kit/shapes.ts';
import { translations } from '../kit/translations.ts';

/** The result of a reorder for one line of the order. */
const REORDER_OUTCOMES = [
  'added',
  'already in the cart',
  'fewer than ordered',
  'out of stock',
  'no longer sold',
] as const;

export const reorderedLine = object({
  /** The product's id. */
  id: id(),
  product_name: text(),
  translations: translations(),
  outcome: oneOf('Outcome', REORDER_OUTCOMES).required(),
  /** The ordered quantity. */
  ordered_quantity: number().integer().min(1).required(),
  /** The quantity in the cart now. */
  quantity: number().integer().min(0).required(),
  /** Rupees per unit, in the order. */
  ordered_price: rupees(),
  /** Rupees per unit, today; null where it is no longer sold. */
  selling_price: number().nullable().defined(),
});
export type ReorderedLine = InferType<typeof reorderedLine>;
