import type { InferType } from 'yup';
import { addedLine } from '../cart/added-line.ts';
import { rupees } from '../kit/shapes.ts';

/** The result of a reorder for one line of the order. */
export const reorderedLine = addedLine.shape({
  /** Rupees per unit, in the order. */
  ordered_price: rupees(),
});
export type ReorderedLine = InferType<typeof reorderedLine>;
