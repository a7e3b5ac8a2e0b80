import { array, boolean, number, object, string } from 'yup';
import { MAX_ID } from './limits.ts';
import { picture } from './picture.ts';

/** The start of every successful answer. */
export const done = {
  status: boolean().isTrue().required(),
  message: string().optional(),
};

/** Rupees with two decimals, as they travel. Inside the API money is integer paise. */
export const rupees = () => number().required();

export const id = () => number().integer().positive().max(MAX_ID).required();

export const text = () => string().required();

/** A text that may be empty. */
export const anyText = () => string().defined();

export const maybePicture = () => picture.nullable().defined().default(null);

/** A named entry of a list: a tag, a brand, a state. */
export const named = object({ id: id(), name: text() });

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
