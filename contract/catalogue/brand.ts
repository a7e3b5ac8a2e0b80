import { type InferType, object, string } from 'yup';
import { id, text } from '../kit/shapes.ts';

export const brand = object({
  id: id(),
  name: text(),
  /** A sentence about it for its page. Not in the specification. */
  about: string().optional(),
});
export type Brand = InferType<typeof brand>;
