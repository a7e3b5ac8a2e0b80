import './rule-messages.ts';
import { array, boolean, type InferType, number, object, string } from 'yup';
import { MAX_ID } from '../shop/limits.ts';
import { translations } from './translations.ts';

/**
 * A stored picture. The specification leaves image fields open; here every image field has this
 * shape. For each width in `widths` (pixels) the files `{src}/{width}.avif` and
 * `{src}/{width}.webp` exist below the API's (and the storefront's) origin and never change.
 */
export const picture = object({
  src: string().required(),
  /** Size of the original in pixels; determines the aspect ratio. */
  width: number().integer().positive().required(),
  height: number().integer().positive().required(),
  widths: array(number().integer().positive().required()).min(1).required(),
  /** A data URI of at most 200 bytes, displayed until the file arrives. */
  blur: string().required(),
});

export type PictureData = InferType<typeof picture>;

/** The common fields of every successful answer. */
export const done = {
  status: boolean().isTrue().required(),
  message: string().optional(),
};

/** Rupees with two decimals, as sent on the wire. Inside the API money is integer paise. */
export const rupees = () => number().required();

export const id = () => number().integer().positive().max(MAX_ID).required();

/** How many; at least none. */
export const count = () => number().integer().min(0).required();

export const text = () => string().required();

/** An answer with only a message, to be displayed unchanged. */
export const messageAnswer = object({ ...done, message: text() });

/** A text that may be empty. */
export const anyText = () => string().defined();

export const maybePicture = () => picture.nullable().defined().default(null);

/** A named entry of a list: a tag, a brand, a state. */
export const named = object({ id: id(), name: text(), translations: translations() });

/** Ids in a query string, written `1,2,3`. At most 50. */
export const idList = () =>
  array(number().integer().positive().max(MAX_ID).required())
    .max(50)
    .transform((_value, original: unknown) => splitCommas(original)?.map(Number))
    .optional();

/** Texts in a query string, written `India,Jordan`. At most 50. */
export const textList = () =>
  array(string().max(100).required())
    .max(50)
    .transform((_value, original: unknown) => splitCommas(original))
    .optional();

function splitCommas(value: unknown): string[] | undefined {
  if (Array.isArray(value)) return value.map(String);
  if (typeof value !== 'string' || value === '') return undefined;
  return value.split(',');
}
