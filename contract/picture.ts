import type { InferType } from 'yup';
import { array, number, object, string } from 'yup';

/**
 * A stored picture. The specification leaves image fields open; here every image field is one of
 * these. For each width in `widths` (pixels) the files `{src}/{width}.avif` and `{src}/{width}.webp`
 * exist below the API's (and the storefront's) origin and never change.
 */
export const picture = object({
  src: string().required(),
  /** Size of the original in pixels; fixes the ratio. */
  width: number().integer().positive().required(),
  height: number().integer().positive().required(),
  widths: array(number().integer().positive().required()).min(1).required(),
  /** A data URI of at most 200 bytes, shown until the file arrives. */
  blur: string().required(),
});

export type Picture = InferType<typeof picture>;
